import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '../db/database.ts'
import type { Json } from '#core/json.ts'
import { type JobKey, jobDeleteWaiting, jobInsert } from './job.store.ts'

export type ScheduledJob = JobKey & { readonly runAt: Instant; readonly payload: Json }

/**
 * Schedules a one-off run in the transaction of its cause. The key names its subject (`order:17`); while a run with the
 * same name and key waits or runs, no second one is added and the result is false.
 */
export async function schedule(tx: Transaction, { name, key, runAt, payload }: ScheduledJob): Promise<boolean> {
  if (key === '') throw new Error(`a scheduled run of ${name} needs a key; the empty one belongs to the recurring run`)
  return jobInsert(tx, { name, key, dueAt: runAt, payload: JSON.stringify(payload) })
}

/** Cancels a waiting run. False if there is none, or it is running. */
export const cancel = (tx: Transaction, job: JobKey): Promise<boolean> => jobDeleteWaiting(tx, job)
