import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const countWaiting = statement<{ count: bigint; oldest: Instant | null }>(
  'withdrawal_order_count_waiting',
  `select count(*), min(created_at) as oldest from withdrawal_order where state = 'MANUAL_REVIEW' and ${isCounted()}`,
)
/** Withdrawals waiting for manual review. */
export const withdrawalsWaiting = (db: Queryable) => exactlyOne(db.rows(countWaiting))

type WaitingOrder = {
  readonly ref: string
  readonly since: Instant
  readonly playerId: bigint
  readonly amount: Centavos
}
const listWaiting = statement<WaitingOrder>(
  'withdrawal_order_list_waiting',
  `select reference as ref, created_at as since, player_id as "playerId", amount from withdrawal_order
   where state = 'MANUAL_REVIEW' and ${isCounted()} order by created_at, id limit $1`,
)
/** The same withdrawals, the oldest first. */
export const withdrawalsWaitingList = (db: Queryable, max: number) => db.rows(listWaiting, [max])

const countUndecided = statement<{ count: bigint }>(
  'withdrawal_order_count_undecided',
  `select count(*) from withdrawal_order where state in ('APPROVED', 'SUBMITTED') and created_at < $1`,
)
/** Withdrawals of before a moment that are under way, with an unknown outcome. */
export const payoutsUndecided = async (db: Queryable, createdBefore: Instant): Promise<bigint> =>
  (await exactlyOne(db.rows(countUndecided, [sqlTime(createdBefore)]))).count
