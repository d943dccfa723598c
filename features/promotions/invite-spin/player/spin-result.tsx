import { spinStatus } from '../spin-status.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Popup } from '#platform/ui/dialog/popup.tsx'
import styles from './spin-result.module.css'
import type { Turn } from './use-spin.ts'

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
  const { status, spinsLeft, amount, target, invitesMissing } = turn.round
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const next =
    status === spinStatus.exchangeable ? (
      <Button onClick={then(onExchange)}>Exchange {formatMoney(target)}</Button>
    ) : spinsLeft > 0 ? (
      <Button onClick={onClose}>Spin again</Button>
    ) : (
      <Button onClick={then(onInvite)}>Invite</Button>
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
            Close
          </Button>
          {next}
        </>
      }
    >
      {status === spinStatus.exchangeable
        ? 'You have reached the target.'
        : `You have ${formatMoney(amount)} of ${formatMoney(target)}. ${invitesMissing === 1 ? 'One more valid invite reaches it' : `${invitesMissing} more valid invites reach it`}.`}
    </Popup>
  )
}
