import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'
import type { Json } from '../outbox/event.ts'
import { type JobKey, jobDeleteWaiting, jobInsert } from './job.store.ts'

export type Scheduled = JobKey & { readonly runAt: Instant; readonly payload: Json }

/**
 * A one-off run, in the transaction of its cause. The key says what it is about (`order:17`); while a run with the
 * same name and key waits or runs, a second one is not added, and the answer is false.
 */
export async function schedule(tx: Transaction, { name, key, runAt, payload }: Scheduled): Promise<boolean> {
  if (key === '') throw new Error(`a scheduled run of ${name} needs a key; the empty one belongs to the recurring run`)
  return jobInsert(tx, { name, key, dueAt: runAt, payload: JSON.stringify(payload) })
}

/** Takes a waiting run back. False when there is none, or it runs just now. */
export const cancel = (tx: Transaction, job: JobKey): Promise<boolean> => jobDeleteWaiting(tx, job)
