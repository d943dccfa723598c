import { type RefusalOutcome, refuse } from '#core/contract/outcome.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import { inviteCodeOf } from '#features/players/account/server/index.ts'
import {
  budgetCovers,
  type PlayerNow,
  type PromotionDependencies,
  readReader,
  refuseClaim,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Today } from '../rules.ts'
import { collectionView } from './collection-view.ts'
import { type LoadedCollection, lockCollection, type LockedCollection, todayOf } from './load-collection.ts'

export type NewYearDependencies = PromotionDependencies & {
  /** A new seed of 32 random bytes, as hexadecimal digits. */
  readonly newSeed: () => string
}

export type OpenAct = { readonly collection: LockedCollection; readonly today: Today }

/** The player's collection, locked, if the promotion is open to the player; otherwise the refusal. */
export async function beginAct(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, now }: PlayerNow,
): Promise<(OpenAct & { readonly kind: 'open' }) | RefusalOutcome<ActivityRefusal>> {
  const collection = await lockCollection(tx, { playerId, now })
  if (collection === undefined) return refuse('notOpen')
  const { promotion } = collection
  const reader = await readReader(tx, needs, { playerId, now })
  const closed = refuseClaim(promotion, { reader, asks: promotion.kind.asks, now })
  if (closed !== undefined) return refuse(closed)
  return { kind: 'open', collection, today: await todayOf(tx, collection, playerId) }
}

/** What the page shows of a collection. */
export async function viewOf(
  db: Queryable,
  collection: LoadedCollection,
  { playerId, now, today }: PlayerNow & { readonly today: Today },
) {
  const { promotion } = collection
  const covers = await budgetCovers(db, { promotion, playerId, now })
  return collectionView(collection, { today, covers, inviteCode: await inviteCodeOf(db, playerId), now })
}
