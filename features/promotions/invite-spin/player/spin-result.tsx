import { spinStatus } from '../spin-status.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Popup } from '#platform/ui/dialog/popup.tsx'
import styles from './spin-result.module.css'
import type { Turn } from './use-spin.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface SpinResultProps {
  turn: Turn
  /** The turn is decided, and the wheel is turning. */
  ready: boolean
  open: boolean
  onClose: () => void
  onInvite: () => void
  onExchange: () => void
}

/** The result of a turn, and what comes next. */
export function SpinResult({ turn, ready, open, onClose, onInvite, onExchange }: SpinResultProps) {
  const { status, spinsLeft, target } = turn.round
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const next =
    status === spinStatus.exchangeable ? (
      <Button onClick={then(onExchange)}>{formatMessage(messages.claimTarget, { target: formatMoney(target) })}</Button>
    ) : spinsLeft > 0 ? (
      <Button onClick={onClose}>{messages.spinAgain}</Button>
    ) : (
      <Button onClick={then(onInvite)}>{messages.invite}</Button>
    )
  return (
    <Popup
      open={open}
      ready={ready}
      onClose={onClose}
      title={<span className={styles.added}>+{formatMoney(turn.added)}</span>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {next}
        </>
      }
    >
      {resultText(turn.round)}
    </Popup>
  )
}

function resultText({ status, amount, target, invitesMissing }: Turn['round']): string {
  if (status === spinStatus.exchangeable) return messages.targetReached
  const amounts = { amount: formatMoney(amount), target: formatMoney(target) }
  // All friends have qualified: what is missing comes with the spins that are left.
  if (invitesMissing === 0) return formatMessage(messages.amountAndSpins, amounts)
  return formatMessage(messages.amountAndFriends, { ...amounts, count: invitesMissing })
}
