import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { OrderState } from '../../order-states.ts'
import type { Order } from './order.store.ts'

/** The player's part of an order. */
export type ListedOrder = Pick<
  Order,
  | 'reference'
  | 'channelName'
  | 'amount'
  | 'credited'
  | 'promised'
  | 'bonus'
  | 'state'
  | 'createdAt'
  | 'expiresAt'
  | 'payUrl'
  | 'qrText'
  | 'bank'
  | 'reportedAt'
>

const condition = `o.player_id = $1 and o.created_at >= $2 and o.created_at < $3 and o.state = any ($4::text[])`

const list = statement<ListedOrder>(
  'deposit_order_list',
  `select o.reference, o.channel_name as "channelName", o.amount, o.credited, o.promised, o.bonus, o.state, o.created_at as "createdAt",
     o.expires_at as "expiresAt", o.pay_url as "payUrl", o.qr_text as "qrText", o.bank, o.reported_at as "reportedAt"
   from deposit_order o where ${condition} order by o.created_at desc, o.id desc limit $5 offset $6`,
)
const count = statement<{ total: bigint }>(
  'deposit_order_count',
  `select count(*) as total from deposit_order o where ${condition}`,
)

export type OrderPageRequest = {
  readonly playerId: bigint
  readonly from: Instant
  readonly to: Instant
  readonly states: readonly OrderState[]
  readonly page: number
  readonly size: number
}

export async function orderPage(db: Queryable, { playerId, from, to, states, page, size }: OrderPageRequest) {
  const which = [playerId, sqlTime(from), sqlTime(to), [...states]]
  const { total } = await exactlyOne(db.rows(count, which))
  return { total: Number(total), orders: await db.rows(list, [...which, size, (page - 1) * size]) }
}
