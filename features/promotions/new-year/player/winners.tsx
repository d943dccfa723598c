import { useNewYearWinners } from '#features/play/big-win/player/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'
import styles from './winners.module.css'

const shownMax = 5

/** The players who opened a grand box last. */
export function Winners() {
  const winners = useNewYearWinners().slice(0, shownMax)
  return (
    <Card title={messages.winners}>
      {winners.length === 0 ? (
        <p className={styles.note}>{messages.winnersEmpty}</p>
      ) : (
        <ul className={styles.winners}>
          {winners.map(({ phone, timestamp, amount }, at) => (
            <li key={at} className={styles.winner}>
              <span className={styles.line}>
                <span>{phone}</span>
                <Money amount={amount} tone="gold" />
              </span>
              <span className={styles.note}>{formatInstant(timestamp)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
