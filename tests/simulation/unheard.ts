import { isDatabaseAway } from '#platform/db/database-faults.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Crash } from './crashing-database.ts'
import type { World } from './world.ts'

/** What became of a transaction whose connection may have been cut. */
export type Unheard<T> =
  | { readonly isAnswered: true; readonly isApplied: true; readonly value: T }
  | { readonly isAnswered: false; readonly isApplied: boolean }

/** Runs a transaction, perhaps into a crash, after which only the simulation knows whether it was applied. */
export async function unheard<T>(
  { deployment: { crashing }, seen }: World,
  crash: Crash | undefined,
  work: (tx: Transaction) => Promise<T>,
): Promise<Unheard<T>> {
  crashing.arm(crash)
  try {
    return { isAnswered: true, isApplied: true, value: await crashing.db.transaction(work) }
  } catch (error) {
    if (crash === undefined || !isDatabaseAway(error)) throw error
    seen.add(`a posting is cut: ${crash.when}`)
    return { isAnswered: false, isApplied: crash.when === 'afterCommit' }
  }
}
