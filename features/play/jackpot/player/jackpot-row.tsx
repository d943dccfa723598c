import { formatMessage } from '#core/message/format-message.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './jackpot-row.module.css'
import { type Jackpot, useJackpots } from './jackpot-store.ts'
import { messages } from './messages/en.ts'

export type JackpotRowProps = {
  /** Opens the games that can win them. */
  readonly onGames: () => void
}

/** Progressive pools beside every game's own prizes, as their provider last reported them. */
export function JackpotRow({ onGames }: JackpotRowProps) {
  const jackpots = useJackpots()
  // The space is reserved while loading, so that nothing moves when the amounts arrive.
  if (jackpots === undefined) return <div className={styles.row} />
  // Without pools, other true content takes the place, so that nothing moves then either.
  if (jackpots.length === 0) return <ProofInstead />
  return (
    <section className={styles.row} aria-label={messages.jackpots}>
      {jackpots.map((jackpot) => (
        <button key={jackpot.code} type="button" className={styles.card} onClick={onGames}>
          <JackpotWords {...jackpot} />
        </button>
      ))}
    </section>
  )
}

/** Shown if there are no pools: what the house answers for. */
function ProofInstead() {
  const hasRoute = useHasRoute()
  return (
    <div className={styles.row}>
      {hasRoute('/proof') && (
        <Link to="/proof" className={classNames(styles.card, styles.proof)}>
          <Icon name="shield" size={28} />
          <span className={styles.words}>
            <strong>{messages.yourBalanceProven}</strong>
            <span className={styles.by}>{messages.proofOfBalance}</span>
          </span>
        </Link>
      )}
    </div>
  )
}

function JackpotWords({ name, amount, dropBy, leastPercent, last }: Jackpot) {
  return (
    <>
      <span className={styles.name}>
        <Icon name="trophy" size={16} />
        {formatMessage(messages.nameOfJackpot, { name })}
      </span>
      <span className={styles.amount}>
        <Money amount={amount} tone="gold" />
      </span>
      <span className={styles.by}>
        {formatRich(messages.dropsBy, { amount: <Money amount={dropBy} /> })}
        {leastPercent === null
          ? last && <LastDrop {...last} />
          : ` · ${formatMessage(messages.wheelPays, { percent: leastPercent })}`}
      </span>
    </>
  )
}

const LastDrop = ({ amount }: NonNullable<Jackpot['last']>) => (
  <span className={styles.last}>
    {' · '}
    {formatRich(messages.lastDrop, { amount: <Money amount={amount} /> })}
  </span>
)
