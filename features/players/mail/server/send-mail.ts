import type { Transaction } from '#platform/db/database.ts'
import { isGrantable } from '#features/players/reward/server/index.ts'
import { mailInsert, type NewLetter } from './store/mail.store.ts'

/** Writes a letter in the caller's transaction. Idempotent per subject. */
export async function sendMail(tx: Transaction, letter: NewLetter): Promise<'sent' | 'sentBefore'> {
  const strange = letter.items.find((item) => !isGrantable(item))
  if (strange !== undefined) throw new RangeError(`item ${strange.id} cannot be attached to a letter`)
  return (await mailInsert(tx, letter)) === undefined ? 'sentBefore' : 'sent'
}
