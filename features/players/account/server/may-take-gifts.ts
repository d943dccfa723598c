import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { giftFactsFind } from './store/gift-facts.store.ts'

/** Whether the house may give a player anything now: not while they are stopped or staff has closed gifts for them. */
export const mayTakeGifts = async (db: Queryable, playerId: bigint, now: Instant): Promise<boolean> =>
  (await giftFactsFind(db, playerId, now))?.isStopped === false
