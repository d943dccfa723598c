import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { isMeasuredAtDayEnd } from '#ledger/proof/measured-at-day-end.ts'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import type { PublishedRoot } from './check-proof.ts'
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
        <ErrorState title="The published sums did not load" onRetry={onRetry} retrying={retrying}>
          A proof that you have can be checked all the same.
        </ErrorState>
      </section>
    )
  }
  if (state === 'reading') {
    return (
      <SkeletonGroup label="Reading the published sums" className={styles.card}>
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
          ? `Owed to all players at the end of ${formatDay(day)}`
          : `Owed to all players, measured ${formatInstant(madeAt)}`}
      </p>
      <Money amount={total} tone="gold" className={styles.sum} />
      <p className={styles.label}>
        {players === 1 ? '1 player' : `${players.toLocaleString('en-PH')} players`} · published {formatInstant(madeAt)}
      </p>
      <div className={styles.root}>
        <CopyRow label="Root of the day" value={hash} />
      </div>
    </>
  )
}

function NothingYet() {
  return (
    <>
      <p className={styles.label}>Owed to all players</p>
      <p className={styles.soon}>The first sum is published tonight.</p>
      <p className={styles.label}>
        Every night at 12:05 AM the house adds up all balances and publishes the sum with its root.
      </p>
    </>
  )
}
