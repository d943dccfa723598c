import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const reserve = statement<{ id: bigint }>(
  'inventory_reserve',
  `update inventory_item set state = 'reserved', order_reference = $2 where id = $1 and state = 'held' returning id`,
)
/** Reserves the item for an order and locks it. */
export const inventoryReserve = (tx: Transaction, { id, reference }: { id: bigint; reference: string }) =>
  exactlyOne(tx.rows(reserve, [id, reference]))

const use = statement<{ id: bigint; propId: number; count: number }>(
  'inventory_use',
  `update inventory_item set state = 'used', ended_at = $2 where order_reference = $1 and state = 'reserved'
   returning id, prop_id as "propId", count`,
)
/** Uses up an order's reserved item, if any. */
export const inventoryUse = (tx: Transaction, { reference, now }: { reference: string; now: Instant }) =>
  atMostOne(tx.rows(use, [reference, sqlTime(now)]))

const release = statement<{ id: bigint }>(
  'inventory_release',
  `update inventory_item set state = 'held', order_reference = null where order_reference = $1 and state = 'reserved'
   returning id`,
)
/** The order ended unpaid: the item is free again until its own end. */
export const inventoryRelease = (tx: Transaction, reference: string) => atMostOne(tx.rows(release, [reference]))
