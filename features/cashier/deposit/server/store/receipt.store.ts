import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** The encryption context of a picture: copied to another order it does not decrypt. */
export const receiptContext = (orderId: bigint): string => `deposit_receipt:${orderId}`

const save = statement(
  'deposit_receipt_save',
  `insert into deposit_receipt (order_id, image, at) values ($1, $2, $3)
   on conflict (order_id) do update set image = excluded.image, at = excluded.at`,
)
export const receiptSave = (tx: Transaction, receipt: { orderId: bigint; image: Buffer; now: Instant }) =>
  tx.rows(save, [receipt.orderId, receipt.image, sqlTime(receipt.now)])

const find = statement<{ image: Buffer; orderId: bigint }>(
  'deposit_receipt_find',
  `select r.image, r.order_id as "orderId" from deposit_receipt r join deposit_order o on o.id = r.order_id
   where o.reference = $1`,
)
export const receiptFind = (db: Queryable, reference: string) => atMostOne(db.rows(find, [reference]))
