import * as v from 'valibot'
import { usePlayer } from '#features/players/account/player/index.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TickingMoney } from '#platform/ui/money/ticking-money.tsx'
import styles from './payment-end.module.css'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface PaymentEndProps {
  order: DepositOrder
  onClose: () => void
  /** The form of deposits is on another page. */
  isElsewhere: boolean
}

/** The outcome of a payment, and the next action. */
export function PaymentEnd({ order, onClose, isElsewhere }: PaymentEndProps) {
  if (order.status === 'credited') return <Received order={order} onClose={onClose} />
  return (
    <>
      {order.status in takenWords ? (
        <TakenBack order={order} onClose={onClose} />
      ) : (
        <NotPaid order={order} onClose={onClose} isElsewhere={isElsewhere} />
      )}
      <CopyRow label={messages.orderId} value={order.orderId} />
    </>
  )
}

function NotPaid({ order, onClose, isElsewhere }: PaymentEndProps) {
  const failed = order.status === 'failed'
  return (
    <EmptyState
      icon={failed ? 'error' : 'clock'}
      title={failed ? messages.paymentFailed : messages.paymentExpired}
      action={
        isElsewhere ? (
          <ButtonLink href="/lobby/wallets/deposit">{messages.tryAgain}</ButtonLink>
        ) : (
          <Button onClick={onClose}>{messages.tryAgain}</Button>
        )
      }
    >
      {failed ? messages.paymentFailedHint : messages.paymentExpiredHint}
    </EmptyState>
  )
}

const takenWords: Partial<Readonly<Record<DepositOrder['status'], { title: string; text: string }>>> = {
  refunding: { title: messages.refundOnItsWay, text: messages.refundingHint },
  refunded: { title: messages.depositRefunded, text: messages.depositRefundedHint },
  chargedBack: {
    title: messages.paymentReversed,
    text: messages.paymentReversedHint,
  },
}

type EndProps = Omit<PaymentEndProps, 'isElsewhere'>

function TakenBack({ order, onClose }: EndProps) {
  const words = takenWords[order.status]
  return (
    <EmptyState icon="refresh" title={words?.title ?? ''} action={<Button onClick={onClose}>{messages.done}</Button>}>
      {words?.text}
    </EmptyState>
  )
}

function Received({ order: { amount, credited, promised, bonus }, onClose }: EndProps) {
  const coin = usePlayer()?.coin
  const play = useWayToPlay()
  const arrived = credited ?? amount
  return (
    <div className={styles.received} role="status">
      <EmptyState
        icon="check-circle"
        title={formatMessage(messages.amountReceived, { arrived: formatMoney(arrived) })}
        action={
          <div className={styles.actions}>
            <ButtonLink href={play.to} size="large" block>
              {play.label}
            </ButtonLink>
            <Button variant="ghost" block onClick={onClose}>
              {messages.done}
            </Button>
          </div>
        }
      >
        {receivedText({ amount, arrived, promised, bonus: bonus ?? promised })}
      </EmptyState>
      {coin !== undefined && (
        <p className={styles.balance}>
          {messages.yourBalance}
          <TickingMoney amount={coin} className={styles.coin} />
        </p>
      )}
    </div>
  )
}

/** A game that sends its player here passes itself on. */
const fromGame = v.object({ leftGame: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** Where to play with the money that came: in the game that was left for it, or in the lobby. */
function useWayToPlay(): { readonly to: string; readonly label: string } {
  const left = useNavigationData(fromGame)?.leftGame
  return left === undefined
    ? { to: '/lobby/home', label: messages.play }
    : { to: `/start?gameId=${left}`, label: messages.backToGame }
}

type Arrival = Record<'amount' | 'arrived' | 'promised' | 'bonus', DepositOrder['amount']>

function receivedText({ amount, arrived, promised, bonus }: Arrival): string {
  if (arrived !== amount) return formatMessage(messages.otherAmountArrived, { amount: formatMoney(amount) })
  if (bonus < promised) return formatMessage(messages.bonusMissing, { promised: formatMoney(promised) })
  return bonus > 0 ? formatMessage(messages.addedWithBonus, { bonus: formatMoney(bonus) }) : messages.addedToBalance
}
