import { spinStatus } from '../spin-status.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Wheel } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { ShownRound } from './use-spin.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
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
    <section className={styles.stage} aria-label={messages.wheel}>
      <Wheel
        fields={round.wheel.map(formatMoney)}
        stopAt={stopAt}
        canSpin={canSpin && !pending}
        onSpin={onSpin}
        onStopped={onStopped}
      />
      <div className={styles.state}>
        <ProgressBar
          label={messages.collected}
          valueText={
            <>
              {formatRich(messages.amountOfTarget, {
                amount: <Money amount={amount} />,
                target: <Money amount={target} />,
              })}
            </>
          }
          value={amount}
          max={target}
        />
        {!canSpin && <p className={styles.note}>{noteOf(round)}</p>}
        {canSpin && (
          <Button block size="large" icon="wheel" loading={pending} onClick={onSpin}>
            {spinsLeft > 1 ? formatMessage(messages.spinWithCount, { spins: spinsLeft }) : messages.spin}
          </Button>
        )}
        {status === spinStatus.running && !canSpin && (
          <Button block size="large" icon="share" onClick={onInvite}>
            {messages.inviteFriend}
          </Button>
        )}
        {status === spinStatus.exchangeable && (
          <Button block size="large" icon="coin" loading={pending} onClick={onExchange}>
            {formatMessage(messages.claimTarget, { target: formatMoney(target) })}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The next thing to do, where there is nothing to spin. */
function noteOf({ status, invitesMissing, nextAt }: ShownRound): string {
  if (status === spinStatus.exchangeable) return messages.claimBeforeEnd
  if (status === spinStatus.exchanged)
    return nextAt === null
      ? messages.claimed
      : formatMessage(messages.claimedNextRound, { date: formatDay(dayOf(nextAt)) })
  if (status === spinStatus.expired) return messages.roundEnded
  return formatMessage(messages.friendsMissing, { count: invitesMissing })
}
