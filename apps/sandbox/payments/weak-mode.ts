import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { sandpaySignature, signatureHeader } from './sandpay-signature.ts'

/** How SandPay proves its webhooks: as it should, by a token that never changes, or not at all. */
export const proofs = ['signed', 'token', 'none'] as const
export type Proof = (typeof proofs)[number]
const row = v.object({ proof: v.picklist(proofs) })

export function proofFind(database: DatabaseSync): Proof {
  const found = database.prepare('select proof from sandpay_proof where id = 1').get()
  return found === undefined ? 'signed' : v.parse(row, found).proof
}

export function proofSave(database: DatabaseSync, proof: Proof): void {
  database
    .prepare(
      'insert into sandpay_proof (id, proof) values (1, ?) on conflict (id) do update set proof = excluded.proof',
    )
    .run(proof)
}

/** What a webhook is proven by at present. */
export function proofHeaders(proof: Proof, secret: string, { body, now }: { body: string; now: number }) {
  if (proof === 'signed') return { [signatureHeader]: sandpaySignature(secret, body, now) }
  return proof === 'token' ? { 'sandpay-token': createHmac('sha256', secret).update('static token').digest('hex') } : {}
}
