import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import type { PublishedRoot } from './check-proof.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './newest-root-card.module.css'

export type NewestRootCardProps = {
  readonly root: PublishedRoot | undefined
  readonly state: 'reading' | 'failed' | 'read'
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** The published total. */
export function NewestRootCard({ root, state, onRetry, retrying }: NewestRootCardProps) {
  if (state === 'failed') {
    return (
      <section className={styles.card}>
        <ErrorState title={messages.totalsNotLoaded} onRetry={onRetry} retrying={retrying}>
          {messages.canStillCheck}
        </ErrorState>
      </section>
    )
  }
  if (state === 'reading') {
    return (
      <SkeletonGroup label={messages.loadingTotals} className={styles.card}>
        <Skeleton className={styles.label} />
        <Skeleton className={styles.sumPlace} />
        <Skeleton className={styles.label} />
      </SkeletonGroup>
    )
  }
  return <section className={styles.card}>{root ? <Sum {...root} /> : <NothingYet />}</section>
}

function Sum({ day, madeAt, players, total, hash }: PublishedRoot) {
  return (
    <>
      <p className={styles.label}>
        {isMeasuredAtDayEnd({ day, madeAt })
          ? formatMessage(messages.owedAtDayEnd, { date: formatDay(day) })
          : formatMessage(messages.owedAsOf, { time: formatInstant(madeAt) })}
      </p>
      <Money amount={total} tone="gold" className={styles.sum} />
      <p className={styles.label}>
        {formatMessage(messages.playersPublished, {
          players: players.toLocaleString('en-PH'),
          time: formatInstant(madeAt),
        })}
      </p>
      <div className={styles.root}>
        <CopyRow label={messages.rootOfDay} value={hash} />
      </div>
    </>
  )
}

function NothingYet() {
  return (
    <>
      <p className={styles.label}>{messages.owedToPlayers}</p>
      <p className={styles.soon}>{messages.firstTotalTonight}</p>
      <p className={styles.label}>{messages.everyNight}</p>
    </>
  )
}
