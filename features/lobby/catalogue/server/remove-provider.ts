import type { Instant } from '#core/clock/instant.ts'
import { gameDeleteByProvider } from '#features/play/game-launch/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { catalogueLock, catalogueVersionInsert } from './store/catalogue-version.store.ts'
import {
  likesDeleteByProvider,
  platformDelete,
  playedDeleteByProvider,
  shelvesDelete,
} from './store/remove-provider.store.ts'

/** Takes a provider's games out as if they had never been listed: for games that were made for a test of scale. */
export function removeProvider(
  db: Database,
  { providerId, now }: { providerId: string; now: Instant },
): Promise<number> {
  return db.transaction(async (tx) => {
    await catalogueLock(tx)
    await likesDeleteByProvider(tx, providerId)
    await playedDeleteByProvider(tx, providerId)
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
