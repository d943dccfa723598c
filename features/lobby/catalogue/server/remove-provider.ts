import type { Instant } from '#core/clock/instant.ts'
import { gameDeleteByProvider } from '#features/play/game-launch/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { catalogueLock, catalogueVersionInsert } from './store/catalogue-version.store.ts'
import { platformDelete, shelvesDelete } from './store/remove-provider.store.ts'

type Removal = {
  readonly providerId: string
  /** What players have of the provider's games goes first. */
  readonly forget: (tx: Transaction, providerId: string) => Promise<void>
  readonly now: Instant
}

/** Takes a provider's games out as if they had never been listed: for games that were made for a test of scale. */
export function removeProvider(db: Database, { providerId, forget, now }: Removal): Promise<number> {
  return db.transaction(async (tx) => {
    await catalogueLock(tx)
    await forget(tx, providerId)
    const removed = await shelvesDelete(tx, providerId)
    await platformDelete(tx, providerId)
    await gameDeleteByProvider(tx, providerId)
    if (removed > 0) {
      await catalogueVersionInsert(tx, {
        act: 'catalogue.remove',
        subject: providerId,
        before: { games: removed },
        after: { games: 0 },
        changedBy: 'house',
        reason: 'The games of a test of scale were removed.',
        now,
      })
    }
    return removed
  })
}
