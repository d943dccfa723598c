import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { StandingDifference } from './reconciliation.store.ts'

const compared = statement<{ provider: string; comparedAt: Instant }>(
  'reconciliation_day_list_of',
  'select provider, compared_at as "comparedAt" from reconciliation_day where day = $1 order by provider',
)
/** The providers whose settlement of the day was compared, and when last. */
export const comparedOnDay = (db: Queryable, day: CalendarDay) => db.rows(compared, [day])

const countOpen = statement<{ count: bigint }>(
  'reconciliation_difference_count_until',
  'select count(*) from reconciliation_difference where resolved_at is null and day <= $1',
)
/** Unexplained differences up to the day. */
export const differencesOpenUntil = async (db: Queryable, day: CalendarDay): Promise<bigint> =>
  (await exactlyOne(db.rows(countOpen, [day]))).count

export type FoundDifference = Omit<StandingDifference, 'day'> & { readonly foundAt: Instant }

const foundAfter = statement<FoundDifference>(
  'reconciliation_difference_list_found_after',
  `select id, provider, kind, reference, movement, ours, theirs, resolved_by as "resolvedBy", found_at as "foundAt"
   from reconciliation_difference where day = $1 and found_at > $2 order by found_at, id limit 100`,
)
/** Differences of a day found after a moment, at most 100. */
export const differencesFoundAfter = (db: Queryable, day: CalendarDay, after: Instant) =>
  db.rows(foundAfter, [day, sqlTime(after)])
