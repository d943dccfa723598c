import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const findOpen = statement<{ isOpen: boolean }>(
  'deposit_order_has_open',
  `select exists (select from deposit_order where player_id = $1 and state in ('created', 'pending', 'refunding')) as "isOpen"`,
)
/** Whether money of this player may still come in or go back by an order. */
export const hasOpenOrder = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await exactlyOne(db.rows(findOpen, [playerId]))).isOpen
