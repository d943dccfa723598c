import { spinStatus } from '../spin-status.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ShownRound } from './use-spin.ts'
import { Wheel } from './wheel.tsx'
import styles from './spin-stage.module.css'

interface SpinStageProps {
  round: ShownRound
  /** The field the wheel turns to; undefined while idle. */
  stopAt: number | undefined
  pending: boolean
  onSpin: () => void
  onStopped: () => void
  onInvite: () => void
  onExchange: () => void
}

/** The wheel, the progress to the target, and the next action. */
export function SpinStage({ round, stopAt, pending, onSpin, onStopped, onInvite, onExchange }: SpinStageProps) {
  const { amount, target, status, spinsLeft } = round
  const canSpin = status === spinStatus.running && spinsLeft > 0
  return (
    <section className={styles.stage} aria-label="The wheel">
      <Wheel fields={round.wheel} stopAt={stopAt} canSpin={canSpin && !pending} onSpin={onSpin} onStopped={onStopped} />
      <div className={styles.state}>
        <ProgressBar
          label="Collected"
          valueText={
            <>
              <Money amount={amount} /> of <Money amount={target} />
            </>
          }
          value={amount}
          max={target}
        />
        <p className={styles.note}>{noteOf(round)}</p>
        {canSpin && (
          <Button block size="large" icon="wheel" loading={pending} onClick={onSpin}>
            Spin{spinsLeft > 1 ? ` (${spinsLeft})` : ''}
          </Button>
        )}
        {status === spinStatus.running && !canSpin && (
          <Button block size="large" icon="share" onClick={onInvite}>
            Invite a friend
          </Button>
        )}
        {status === spinStatus.exchangeable && (
          <Button block size="large" icon="coin" loading={pending} onClick={onExchange}>
            Exchange {formatMoney(target)}
          </Button>
        )}
      </div>
    </section>
  )
}

function noteOf({ status, spinsLeft, invitesMissing, nextAt }: ShownRound): string {
  if (status === spinStatus.exchangeable) return 'You have reached it. Take it before the round ends.'
  if (status === spinStatus.exchanged)
    return nextAt === null
      ? 'Exchanged. The wheel rests until your next round.'
      : `Exchanged. Your next round opens ${formatDay(dayOf(nextAt))}.`
  if (status === spinStatus.expired) return 'This round is over.'
  if (spinsLeft > 0) return spinsLeft === 1 ? 'One turn waits for you.' : `${spinsLeft} turns wait for you.`
  return invitesMissing === 1
    ? 'One more valid invite completes it.'
    : `${invitesMissing} more valid invites complete it.`
}
