import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { sandpaySignature, signatureHeader } from './sandpay-signature.ts'

/** How SandPay proves its webhooks: as it should, by a token that never changes, or not at all; and whether it answers. */
export const proofs = ['signed', 'token', 'none'] as const
const mode = v.object({
  proof: v.picklist(proofs),
  isOut: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
})
export type Mode = v.InferOutput<typeof mode>

export function modeFind(database: DatabaseSync): Mode {
  const row = database.prepare(`select proof, is_out as "isOut" from sandpay_mode where id = 1`).get()
  return row === undefined ? { proof: 'signed', isOut: false } : v.parse(mode, row)
}

export function modeSave(database: DatabaseSync, { proof, isOut }: Mode): void {
  database
    .prepare(
      `insert into sandpay_mode (id, proof, is_out) values (1, ?, ?)
       on conflict (id) do update set proof = excluded.proof, is_out = excluded.is_out`,
    )
    .run(proof, isOut ? 1 : 0)
}

/** What a webhook is proven by at present. */
export function proofHeaders({ proof }: Mode, secret: string, { body, now }: { body: string; now: number }) {
  if (proof === 'signed') return { [signatureHeader]: sandpaySignature(secret, body, now) }
  return proof === 'token' ? { 'sandpay-token': createHmac('sha256', secret).update('static token').digest('hex') } : {}
}
