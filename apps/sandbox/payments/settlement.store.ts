import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const row = v.object({
  reference: v.string(),
  paymentId: v.string(),
  kind: v.picklist(['payment', 'refund', 'chargeback']),
  amount: v.number(),
})
export type SettledRow = v.InferOutput<typeof row>

/** Payments by when they were paid, and what went back by when it did. */
export function settledList(database: DatabaseSync, { from, to }: { from: number; to: number }): SettledRow[] {
  const rows = database
    .prepare(
      `select p.reference, 'pay_' || p.id as "paymentId", 'payment' as kind, p.paid_amount as amount
       from sandpay_payment p join sandpay_paid s on s.payment_id = 'pay_' || p.id where s.at >= :from and s.at < :to
       union all
       select p.reference, r.payment_id, case r.kind when 'refunded' then 'refund' else 'chargeback' end, p.paid_amount
       from sandpay_reversal r join sandpay_payment p on 'pay_' || p.id = r.payment_id
       where r.at >= :from and r.at < :to`,
    )
    .all({ from, to })
  return v.parse(v.array(row), rows)
}

export function paidInsert(database: DatabaseSync, { paymentId, at }: { paymentId: string; at: number }): void {
  database.prepare('insert into sandpay_paid (payment_id, at) values (?, ?) on conflict do nothing').run(paymentId, at)
}
