import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

export const reversalKinds = ['refunded', 'charged_back'] as const
export type ReversalKind = (typeof reversalKinds)[number]

/** Undefined: the money of this payment went back before. */
export function reversalInsert(
  database: DatabaseSync,
  reversal: { paymentId: string; kind: ReversalKind; refundId: string | null; at: number },
): boolean {
  const { changes } = database
    .prepare(
      `insert into sandpay_reversal (payment_id, kind, refund_id, at) values (:paymentId, :kind, :refundId, :at)
       on conflict (payment_id) do nothing`,
    )
    .run(reversal)
  return Number(changes) === 1
}

const row = v.object({ kind: v.picklist(reversalKinds), refundId: v.nullable(v.string()), at: v.number() })
export type Reversal = v.InferOutput<typeof row>

export function reversalFind(database: DatabaseSync, paymentId: string): Reversal | undefined {
  const found = database
    .prepare(`select kind, refund_id as "refundId", at from sandpay_reversal where payment_id = ?`)
    .get(paymentId)
  return found && v.parse(row, found)
}
