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
        <ErrorState title={messages.thePublishedSumsDidNot} onRetry={onRetry} retrying={retrying}>
          {messages.aProofThatYouHave}
        </ErrorState>
      </section>
    )
  }
  if (state === 'reading') {
    return (
      <SkeletonGroup label={messages.readingThePublishedSums} className={styles.card}>
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
          ? formatMessage(messages.owedToAllPlayersAt, { date: formatDay(day) })
          : formatMessage(messages.owedToAllPlayersMeasured, { time: formatInstant(madeAt) })}
      </p>
      <Money amount={total} tone="gold" className={styles.sum} />
      <p className={styles.label}>
        {formatMessage(messages.valuePublishedTime, {
          value:
            players === 1
              ? '1 player'
              : formatMessage(messages.valuePlayers, { value: players.toLocaleString('en-PH') }),
          time: formatInstant(madeAt),
        })}
      </p>
      <div className={styles.root}>
        <CopyRow label={messages.rootOfTheDay} value={hash} />
      </div>
    </>
  )
}

function NothingYet() {
  return (
    <>
      <p className={styles.label}>{messages.owedToAllPlayers}</p>
      <p className={styles.soon}>{messages.theFirstSumIsPublished}</p>
      <p className={styles.label}>{messages.everyNightAt1205}</p>
    </>
  )
}
