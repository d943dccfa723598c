import { Icon } from '#platform/ui/icon/icon.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './jackpot-row.module.css'
import { type Jackpot, useJackpots } from './jackpot-store.ts'

export type JackpotRowProps = {
  /** Where the games are that can win them. */
  readonly onGames: () => void
}

/** What can be won beside every game's own prizes, as its provider told it a moment ago. */
export function JackpotRow({ onGames }: JackpotRowProps) {
  const jackpots = useJackpots()
  // The place is kept until it is known, so that nothing moves when the amounts arrive.
  if (jackpots === undefined) return <div className={styles.row} />
  if (jackpots.length === 0) return null
  return (
    <section className={styles.row} aria-label="Jackpots">
      {jackpots.map((jackpot) => (
        <button key={jackpot.code} type="button" className={styles.card} onClick={onGames}>
          <JackpotWords {...jackpot} />
        </button>
      ))}
    </section>
  )
}

function JackpotWords({ name, amount, dropBy, last }: Jackpot) {
  return (
    <>
      <span className={styles.name}>
        <Icon name="trophy" size={16} />
        {name} jackpot
      </span>
      <span className={styles.amount}>
        <Money amount={amount} tone="gold" />
      </span>
      <span className={styles.by}>
        Drops by <Money amount={dropBy} />
        {last && (
          <span className={styles.last}>
            {' · last '}
            <Money amount={last.amount} />
          </span>
        )}
      </span>
    </>
  )
}
