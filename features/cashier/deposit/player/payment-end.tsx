import { usePlayer } from '#features/players/account/player/index.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { TickingMoney } from '#platform/ui/money/ticking-money.tsx'
import styles from './payment-end.module.css'
import type { DepositOrder } from './use-deposit.ts'

export interface PaymentEndProps {
  order: DepositOrder
  onClose: () => void
}

/** The outcome of a payment, and the next action. */
export function PaymentEnd({ order, onClose }: PaymentEndProps) {
  if (order.status === 'credited') return <Received order={order} onClose={onClose} />
  if (order.status in takenWords) return <TakenBack order={order} onClose={onClose} />
  const failed = order.status === 'failed'
  return (
    <EmptyState
      icon={failed ? 'error' : 'clock'}
      title={failed ? 'The payment failed' : 'The time to pay is over'}
      action={<Button onClick={onClose}>Try again</Button>}
    >
      {failed
        ? 'No coins were added. If money has left your account all the same, it is credited as soon as it arrives.'
        : 'This order can no longer be paid. If you have paid it already, the money is credited as soon as it arrives.'}
    </EmptyState>
  )
}

const takenWords: Partial<Readonly<Record<DepositOrder['status'], { title: string; text: string }>>> = {
  refunding: { title: 'On its way back to you', text: 'This deposit is being sent back to where you paid from.' },
  refunded: { title: 'Sent back to you', text: 'This deposit was sent back to where you paid from.' },
  chargedBack: {
    title: 'The payment was reversed',
    text: 'Your bank or wallet took this payment back from us. Customer service can tell you more.',
  },
}

function TakenBack({ order, onClose }: PaymentEndProps) {
  const words = takenWords[order.status]
  return (
    <EmptyState icon="refresh" title={words?.title ?? ''} action={<Button onClick={onClose}>Done</Button>}>
      {words?.text}
    </EmptyState>
  )
}

function Received({ order: { amount, credited }, onClose }: PaymentEndProps) {
  const coin = usePlayer()?.coin
  const arrived = credited ?? amount
  return (
    <div className={styles.received} role="status">
      <EmptyState
        icon="check-circle"
        title={`${formatMoney(arrived)} received`}
        action={
          <div className={styles.actions}>
            <ButtonLink href="/lobby/home" size="large" block>
              Play
            </ButtonLink>
            <Button variant="ghost" block onClick={onClose}>
              Done
            </Button>
          </div>
        }
      >
        {arrived === amount
          ? 'It is in your balance.'
          : `You asked for ${formatMoney(amount)}. What has arrived is in your balance.`}
      </EmptyState>
      {coin !== undefined && (
        <p className={styles.balance}>
          Your balance
          <TickingMoney amount={coin} className={styles.coin} />
        </p>
      )}
    </div>
  )
}
