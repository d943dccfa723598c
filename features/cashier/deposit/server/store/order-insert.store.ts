import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Order, orderColumns } from './order.store.ts'

export type NewOrder = Pick<
  Order,
  | 'reference'
  | 'playerId'
  | 'channelId'
  | 'channelName'
  | 'provider'
  | 'isDemo'
  | 'method'
  | 'amount'
  | 'actType'
  | 'couponId'
  | 'takesBonus'
  | 'promised'
  | 'createdAt'
  | 'expiresAt'
> & { readonly queryAt: Instant }

// Count and insert share one round trip, because a player waits for each.
const insert = statement<Order>(
  'deposit_order_insert',
  `with room as (
     insert into deposit_day as d (player_id, day, unpaid) values ($2, $13, 1)
     on conflict (player_id, day) do update set unpaid = d.unpaid + 1 where d.unpaid < $14 returning d.player_id
   )
   insert into deposit_order as o (reference, player_id, channel_id, channel_name, provider, method, amount, act_type,
     is_demo, coupon_id, takes_bonus, promised, created_at, expires_at, ask_at)
   select $1::text, room.player_id, $3::integer, $4::text, $5::text, $6::text, $7::bigint, $8::smallint, $9::boolean, $15::bigint,
     $16::boolean, $17::bigint, $10::timestamptz, $11::timestamptz, $12::timestamptz from room returning ${orderColumns}`,
)
/** Counts the order among the day's unpaid ones. Undefined if the day's limit is reached. */
export const orderInsert = (tx: Transaction, order: NewOrder, unpaidMax: number): Promise<Order | undefined> =>
  atMostOne(
    tx.rows(insert, [
      order.reference,
      order.playerId,
      order.channelId,
      order.channelName,
      order.provider,
      order.method,
      order.amount,
      order.actType,
      order.isDemo,
      sqlTime(order.createdAt),
      sqlTime(order.expiresAt),
      sqlTime(order.queryAt),
      dayOf(order.createdAt),
      unpaidMax,
      order.couponId,
      order.takesBonus,
      order.promised,
    ]),
  )
