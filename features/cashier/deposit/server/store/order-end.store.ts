import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { OrderState } from '../../order-states.ts'
import type { OrderRef } from './order.store.ts'

const markTaken = statement<{ id: bigint }>(
  'deposit_order_mark_taken',
  'update deposit_order set state = $3 where id = $1 and state = $2 returning id',
)
export type OrderStateChange = { readonly id: bigint; readonly from: OrderState; readonly state: OrderState }
/** From one state after the credit to the next. Undefined: it was not in the first. */
export const orderMarkTaken = (tx: Transaction, { id, from, state }: OrderStateChange) =>
  atMostOne(tx.rows(markTaken, [id, from, state]))

const markReported = statement<{ id: bigint }>(
  'deposit_order_mark_reported',
  `update deposit_order set reported_at = coalesce(reported_at, $2)
   where id = $1 and state in ('pending', 'expired') and bank is not null returning id`,
)
export const orderMarkReported = (db: Queryable, { id, now }: { id: bigint; now: Instant }) =>
  atMostOne(db.rows(markReported, [id, sqlTime(now)]))

const findRef = statement<OrderRef>(
  'deposit_order_find_ref',
  'select o.provider, o.reference from deposit_order o where o.reference = $1',
)
export const orderFindRef = (db: Queryable, reference: string) => atMostOne(db.rows(findRef, [reference]))
