import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { OrderRef } from './order.store.ts'

/** An order whose provider is due to be queried. */
export type OrderToQuery = OrderRef & {
  readonly id: bigint
  readonly expiresAt: Instant
  readonly paymentId: string | null
  readonly reportedAt: Instant | null
  readonly queryCount: number
}

const columns = `id, provider, reference, payment_id as "paymentId", expires_at as "expiresAt", asked_times as "queryCount",
  reported_at as "reportedAt"`

const listDue = statement<OrderToQuery>(
  'deposit_order_list_due',
  `select ${columns} from deposit_order where ask_at <= $1 and provider <> all($2) order by ask_at, id limit $3`,
)
type Due = { readonly now: Instant; readonly without: readonly string[]; readonly countMax: number }
/** Longest overdue first, except these providers. */
export const ordersDue = (db: Queryable, { now, without, countMax }: Due) =>
  db.rows(listDue, [sqlTime(now), without, countMax])

const takeForQuery = statement<OrderToQuery>(
  'deposit_order_take_to_ask',
  `update deposit_order set asked_at = $2
   where id = $1 and credited is null and (asked_at is null or asked_at <= $3) returning ${columns}`,
)
/** Undefined if it was queried a moment ago by another process. */
export const orderTakeForQuery = (
  db: Queryable,
  { id, now, unlessSince }: { id: bigint; now: Instant; unlessSince: Instant },
) => atMostOne(db.rows(takeForQuery, [id, sqlTime(now), sqlTime(unlessSince)]))

const markQueried = statement(
  'deposit_order_mark_asked',
  `update deposit_order set asked_times = asked_times + 1, asked_at = $2, ask_at = $3
   where id = $1 and ask_at is not null`,
)
/** Without a next time nothing more is expected. */
export const orderMarkQueried = (
  db: Queryable,
  { id, now, next }: { id: bigint; now: Instant; next: Instant | undefined },
) => db.rows(markQueried, [id, sqlTime(now), next && sqlTime(next)])
