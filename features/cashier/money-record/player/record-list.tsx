import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { byDay } from '../rules.ts'
import { MovementRow } from './movement-row.tsx'
import styles from './record-list.module.css'
import { type Movement, type RecordFilter, useRecord } from './use-record.ts'
import { messages } from './messages/en.ts'

interface RecordListProps {
  filter: RecordFilter
  onChoose: (movement: Movement) => void
}

/** Movements by day in Manila, newest first, paged. */
export function RecordList({ filter, onChoose }: RecordListProps) {
  const { known, failure, reading, readMore, reload } = useRecord(filter)
  if (known === undefined && failure === undefined) return <ListSkeleton />
  if (known === undefined) {
    return (
      <ErrorState onRetry={reload} retrying={reading}>
        {failure && failureText(failure)}
      </ErrorState>
    )
  }
  if (known.movements.length === 0) return <NoMovements filter={filter} since={known.listedFrom} />
  return (
    <div className={styles.days}>
      {byDay(known.movements).map(({ day, movements }) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.date}>{formatDay(day)}</h2>
          <div className={styles.card}>
            {movements.map((movement) => (
              <MovementRow
                key={movement.id}
                movement={movement}
                isPoints={filter.account === 'points'}
                onChoose={onChoose}
              />
            ))}
          </div>
        </section>
      ))}
      {failure && (
        <p className={styles.failure} role="alert">
          {failureText(failure)}
        </p>
      )}
      {known.hasMore ? (
        <Button variant="secondary" block onClick={readMore} loading={reading}>
          {messages.showOlder}
        </Button>
      ) : (
        <End since={known.listedFrom} />
      )}
    </div>
  )
}

const End = ({ since }: { since: Instant | null }) =>
  since === null ? <p className={styles.end}>{messages.noMoreTransactions}</p> : <OlderArchived since={since} />

const OlderArchived = ({ since }: { since: Instant }) => (
  <p className={styles.end}>{formatMessage(messages.olderArchived, { day: formatDay(dayOf(since)) })}</p>
)

const ListSkeleton = () => (
  <SkeletonGroup className={styles.skeletons} label={messages.loadingRecords}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} shape="block" className={styles.skeleton} />
    ))}
  </SkeletonGroup>
)

const NoMovements = ({ filter, since }: { filter: RecordFilter; since: Instant | null }) =>
  since !== null ? (
    <OlderArchived since={since} />
  ) : filter.kinds !== undefined || 'from' in filter ? (
    <EmptyState icon="filter" title={messages.noneFound}>
      {messages.noneFoundHint}
    </EmptyState>
  ) : (
    <EmptyState
      icon="history"
      title={messages.noTransactionsYet}
      action={<ButtonLink href="/lobby/wallets/deposit">{messages.deposit}</ButtonLink>}
    >
      {messages.noTransactionsHint}
    </EmptyState>
  )
