import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const countWaiting = statement<{ count: bigint; oldest: Instant | null }>(
  'withdrawal_order_count_waiting',
  `select count(*), min(created_at) as oldest from withdrawal_order where state = 'MANUAL_REVIEW'`,
)
/** Withdrawals that wait for a person to decide. */
export const withdrawalsWaiting = (db: Queryable) => exactlyOne(db.rows(countWaiting))

const countUndecided = statement<{ count: bigint }>(
  'withdrawal_order_count_undecided',
  `select count(*) from withdrawal_order where state in ('APPROVED', 'SUBMITTED') and created_at < $1`,
)
/** Withdrawals asked for before a moment that are on their way out: of none it is known whether it arrived. */
export const payoutsUndecided = async (db: Queryable, askedBefore: Instant): Promise<bigint> =>
  (await exactlyOne(db.rows(countUndecided, [sqlTime(askedBefore)]))).count
