import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const delivery = v.object({ id: v.number(), paymentId: v.string(), body: v.string(), attempts: v.number() })
/** One event on its way to the merchant. */
export type Delivery = v.InferOutput<typeof delivery>

export function deliveryInsert(
  database: DatabaseSync,
  { paymentId, body, dueAt }: { paymentId: string; body: string; dueAt: number },
): void {
  database
    .prepare('insert into sandpay_delivery (payment_id, body, due_at) values (?, ?, ?)')
    .run(paymentId, body, dueAt)
}

export function deliveryListDue(database: DatabaseSync, now: number): Delivery[] {
  const rows = database
    .prepare(
      'select id, payment_id as "paymentId", body, attempts from sandpay_delivery where due_at <= ? order by due_at, id limit 20',
    )
    .all(now)
  return v.parse(v.array(delivery), rows)
}

/** Without a due time it is over: delivered, or given up. */
export function deliveryMarkTried(
  database: DatabaseSync,
  { id, status, dueAt }: { id: number; status: number; dueAt: number | null },
): void {
  database
    .prepare('update sandpay_delivery set attempts = attempts + 1, last_status = ?, due_at = ? where id = ?')
    .run(status, dueAt, id)
}

/** Repeats all deliveries of a payment, newest first: duplicated and out of order. */
export function deliveryRepeat(database: DatabaseSync, paymentId: string, dueAt: number): void {
  database
    .prepare(
      `insert into sandpay_delivery (payment_id, body, due_at)
       select payment_id, body, ? from sandpay_delivery where payment_id = ? group by body order by max(id) desc`,
    )
    .run(dueAt, paymentId)
}

const count = v.object({ attempts: v.number(), lastStatus: v.nullable(v.number()) })
export type DeliveryRecord = v.InferOutput<typeof count>

export function deliveryListOf(database: DatabaseSync, paymentId: string): DeliveryRecord[] {
  const rows = database
    .prepare(`select attempts, last_status as "lastStatus" from sandpay_delivery where payment_id = ? order by id`)
    .all(paymentId)
  return v.parse(v.array(count), rows)
}
