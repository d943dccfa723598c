import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'
import { atMostOne, type Queryable } from '../db/queryable.ts'
import {
  type DeadLetterRow,
  deadLetterDelete,
  deadLetterListAfter,
  deadLetterLockPlace,
  deadLetterRepark,
} from './dead-letter.store.ts'

export { deadLettersForStaff } from './dead-letter.store.ts'
export type DeadLetter = DeadLetterRow

const pageMax = 100

/** Events that a consumer gave up, oldest first; the next page begins after the last id of this one. */
export const deadLetterList = (db: Queryable, after: bigint = 0n): Promise<DeadLetter[]> =>
  deadLetterListAfter(db, after, pageMax)

/**
 * Tries a dead letter again; until that is done, later events of its key wait. False when it is not there any more.
 * Events of its key that were handled since came before it, so a person decides whether it still makes sense.
 */
export async function deadLetterRetry(tx: Transaction, id: bigint, now: Instant): Promise<boolean> {
  const letter = await atMostOne(deadLetterLockPlace(tx, id))
  if (!letter) return false
  await deadLetterRepark(tx, id, now)
  return true
}

/** A person decided that this event needs no effect any more. */
export const deadLetterDrop = (tx: Transaction, id: bigint): Promise<boolean> => deadLetterDelete(tx, id)
