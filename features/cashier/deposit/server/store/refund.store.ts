import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type OpenRefund = {
  readonly orderId: bigint
  readonly provider: string
  readonly reference: string
  readonly paymentId: string | null
  readonly amount: Centavos
  readonly seq: bigint
  readonly tryCount: number
}

const insert = statement<{ orderId: bigint }>(
  'deposit_refund_insert',
  `insert into deposit_refund as r (order_id, amount, seq, asked_by, asked_at, ask_at) values ($1, $2, $3, $4, $5, $5)
   on conflict (order_id) do update set state = 'asked', amount = excluded.amount, seq = excluded.seq,
     asked_by = excluded.asked_by, asked_at = excluded.asked_at, ask_at = excluded.ask_at, ended_at = null
   where r.state = 'refused' returning order_id as "orderId"`,
)
export type NewRefund = {
  readonly orderId: bigint
  readonly amount: Centavos
  readonly seq: bigint
  readonly requestedBy: string
  readonly now: Instant
}
export const refundInsert = (tx: Transaction, { orderId, amount, seq, requestedBy, now }: NewRefund) =>
  atMostOne(tx.rows(insert, [orderId, amount, seq, requestedBy, sqlTime(now)]))

const columns = `r.order_id as "orderId", o.provider, o.reference, o.payment_id as "paymentId", r.amount, r.seq,
  r.asked_times as "tryCount"`

const listDue = statement<OpenRefund>(
  'deposit_refund_list_due',
  `select ${columns} from deposit_refund r join deposit_order o on o.id = r.order_id
   where r.ask_at <= $1 order by r.ask_at limit $2`,
)
export const refundListDue = (db: Queryable, now: Instant, countMax: number) =>
  db.rows(listDue, [sqlTime(now), countMax])

const find = statement<Pick<OpenRefund, 'seq' | 'amount'>>(
  'deposit_refund_find',
  `select seq, amount from deposit_refund where order_id = $1 and state = 'asked' for update`,
)
export const refundFind = (tx: Transaction, orderId: bigint) => atMostOne(tx.rows(find, [orderId]))

const markTried = statement(
  'deposit_refund_mark_asked',
  'update deposit_refund set asked_times = asked_times + 1, ask_at = $2 where order_id = $1 and ask_at is not null',
)
export const refundMarkTried = (db: Queryable, { orderId, next }: { orderId: bigint; next: Instant }) =>
  db.rows(markTried, [orderId, sqlTime(next)])

const end = statement(
  'deposit_refund_end',
  'update deposit_refund set state = $2, ended_at = $3, ask_at = null where order_id = $1',
)
export const refundEnd = (
  tx: Transaction,
  { orderId, state, now }: { orderId: bigint; state: 'done' | 'refused'; now: Instant },
) => tx.rows(end, [orderId, state, sqlTime(now)])
