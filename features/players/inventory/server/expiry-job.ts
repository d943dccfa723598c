import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { HeldItem } from '../held-item.ts'
import { remindBefore } from '../rules.ts'
import { inventoryExpireDue, inventoryTakeToRemind } from './store/inventory.store.ts'

export type InventoryDependencies = {
  readonly db: Database
  /** Reminds the owner of an item's end, in the same transaction. */
  readonly remind: (tx: Transaction, item: HeldItem, now: Instant) => Promise<unknown>
}

const countMax = 500

/** Ends expired items and sends reminders. */
export const expiryJob = ({ db, remind }: InventoryDependencies): Job => ({
  name: 'inventory.expiry',
  when: { every: minutes(5) },
  run: async ({ now, signal }) => {
    while ((await db.transaction((tx) => inventoryExpireDue(tx, now, countMax))).length === countMax) {
      signal.throwIfAborted()
    }
    await db.transaction(async (tx) => {
      const soon = await inventoryTakeToRemind(tx, { now, before: addDuration(now, remindBefore), countMax })
      for (const item of soon) await remind(tx, item, now)
    })
  },
})
