import type { DayWindow, HourValue } from '#core/clock/hour-value.ts'
import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const firstsByHour = statement<HourValue>(
  'deposit_firsts_by_hour',
  `select floor(extract(epoch from o.ended_at - $1) / 3600)::int as hour, count(*) as value,
     count(*) filter (where o.ended_at < $3) as "soFar"
   from deposit_order o
   where o.state = 'credited' and ${isCounted('o.player_id')} and o.ended_at >= $1 and o.ended_at < $2 and not exists (
     select from deposit_order e where e.player_id = o.player_id and e.state = 'credited'
       and (e.ended_at, e.id) < (o.ended_at, o.id))
   group by 1`,
)
/** Players with a first credited deposit, by hour. */
export const firstDepositsByHour = (db: Queryable, { from, until, soFar }: DayWindow) =>
  db.rows(firstsByHour, [sqlTime(from), sqlTime(until), sqlTime(soFar)])

export type PaymentHealth = {
  readonly provider: string
  readonly begun: bigint
  readonly credited: bigint
  readonly failed: bigint
  readonly expired: bigint
  readonly waiting: bigint
}

const health = statement<PaymentHealth>(
  'deposit_payment_health',
  `select provider, count(*) as begun, count(*) filter (where state = 'credited') as credited,
     count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'expired') as expired,
     count(*) filter (where state in ('created', 'pending')) as waiting
   from deposit_order where created_at >= $1 and ${isCounted()} group by provider order by provider`,
)
/** Outcomes of recent orders, by provider. */
export const paymentHealth = (db: Queryable, since: Instant) => db.rows(health, [sqlTime(since)])

const countStuck = statement<{ count: bigint; oldest: Instant | null }>(
  'deposit_count_stuck',
  `select count(*), min(created_at) as oldest from deposit_order
   where state in ('created', 'pending') and ask_at is not null and expires_at <= $1 and ${isCounted()}`,
)
/** Expired orders without a final report. */
export const depositsStuck = (db: Queryable, now: Instant) => exactlyOne(db.rows(countStuck, [sqlTime(now)]))

const countUndecided = statement<{ count: bigint }>(
  'deposit_count_undecided',
  `select count(*) from deposit_order
   where state in ('created', 'pending') and ask_at is not null and created_at < $1 and expires_at <= $2`,
)
/** Orders of before a moment that are expired and without a final report. */
export const depositsUndecided = async (db: Queryable, begunBefore: Instant, now: Instant): Promise<bigint> =>
  (await exactlyOne(db.rows(countUndecided, [sqlTime(begunBefore), sqlTime(now)]))).count
