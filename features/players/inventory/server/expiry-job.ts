import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { remindBefore } from '../rules.ts'
import { inventoryExpireDue, inventoryTakeToRemind } from './store/inventory.store.ts'
import { letterOfEnding } from './letter-of-ending.ts'

export type InventoryDependencies = {
  readonly db: Database
  /** Sends a letter to a player, in the caller's transaction. */
  readonly sendLetter: (tx: Transaction, letter: ReturnType<typeof letterOfEnding>) => Promise<unknown>
}

const countMax = 500

/** Ends expired items and sends reminders. */
export const expiryJob = ({ db, sendLetter }: InventoryDependencies): Job => ({
  name: 'inventory.expiry',
  when: { every: minutes(5) },
  run: async ({ now, signal }) => {
    while ((await db.transaction((tx) => inventoryExpireDue(tx, now, countMax))).length === countMax) {
      signal.throwIfAborted()
    }
    await db.transaction(async (tx) => {
      const soon = await inventoryTakeToRemind(tx, { now, before: addDuration(now, remindBefore), countMax })
      for (const item of soon) {
        await sendLetter(tx, letterOfEnding(item, await languageOfPlayer(tx, item.playerId), now))
      }
    })
  },
})
