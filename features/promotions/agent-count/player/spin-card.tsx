import { formatMessage } from '#core/message/format-message.ts'
import { SoldOut, Wheel } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { messages } from './messages/en.ts'
import { prizeText } from './prize-text.ts'
import styles from './spin-card.module.css'
import type { ShownCount } from './use-count.ts'

interface SpinCardProps {
  count: ShownCount
  /** The prize the wheel turns to; undefined while idle. */
  stopAt: number | undefined
  pending: boolean
  onSpin: () => void
  onStopped: () => void
}

const fieldsOfWheel = 8

/** The wheel, which every few friends may spin. */
export function SpinCard({ count, stopAt, pending, onSpin, onStopped }: SpinCardProps) {
  const { lotteryLeft, isLotterySoldOut, lotteryPrizes } = count
  const canSpin = lotteryLeft > 0 && !isLotterySoldOut
  // A short table begins again, so that every field holds a prize.
  const fields = Array.from({ length: fieldsOfWheel }, (_, field) =>
    prizeText(lotteryPrizes[field % lotteryPrizes.length]?.items ?? []),
  )
  return (
    <section className={styles.card} aria-label={messages.wheel}>
      <Wheel fields={fields} stopAt={stopAt} canSpin={canSpin && !pending} onSpin={onSpin} onStopped={onStopped} />
      <div className={styles.state}>
        <p className={styles.note}>{spinsText(count)}</p>
        {lotteryLeft > 0 && isLotterySoldOut && <SoldOut>{messages.paused}</SoldOut>}
        {canSpin && (
          <Button block size="large" icon="wheel" loading={pending} onClick={onSpin}>
            {messages.spinWheel}
          </Button>
        )}
        <p className={styles.hint}>{messages.chancesInRules}</p>
      </div>
    </section>
  )
}

function spinsText({ lotteryLeft, lotteryEvery, validCount }: ShownCount): string {
  if (lotteryLeft > 0) return formatMessage(messages.spinsLeft, { count: lotteryLeft })
  return formatMessage(messages.friendsToSpin, { count: lotteryEvery - (validCount % lotteryEvery) })
}
