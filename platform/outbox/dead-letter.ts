import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'
import { atMostOne, type Queryable } from '../db/queryable.ts'
import {
  type DeadLetterRow,
  deadLetterDelete,
  deadLetterListAfter,
  deadLetterLockLane,
  deadLetterRepark,
} from './dead-letter.store.ts'

export { deadLettersForStaff } from './dead-letter.store.ts'
export type DeadLetter = DeadLetterRow

const pageMax = 100

/** Dead letters, oldest first; pass the last id to get the next page. */
export const deadLetterList = (db: Queryable, after: bigint = 0n): Promise<DeadLetter[]> =>
  deadLetterListAfter(db, after, pageMax)

/**
 * Retries a dead letter; later events of its key wait until it is done. False if it no longer exists. Later events of
 * its key may have been handled since, so a person decides whether a retry still makes sense.
 */
export async function deadLetterRetry(tx: Transaction, id: bigint, now: Instant): Promise<boolean> {
  const letter = await atMostOne(deadLetterLockLane(tx, id))
  if (!letter) return false
  await deadLetterRepark(tx, id, now)
  return true
}

/** A person decided that this event needs no effect any more. */
export const deadLetterDrop = (tx: Transaction, id: bigint): Promise<boolean> => deadLetterDelete(tx, id)
