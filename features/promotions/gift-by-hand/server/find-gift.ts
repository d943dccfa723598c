import type { Instant } from '#core/clock/instant.ts'
import { type GiftByHand, promotionOf, readReader, type Reader } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { GiftDependencies } from './gift-dependencies.ts'

export type GiftQuery = { readonly playerId: bigint; readonly key: string; readonly claimKey: string }
export type FoundGift = { readonly reader: Reader; readonly gift: GiftByHand }

/** A reward that can be given to a player now, whether or not it was given before. */
export async function findGift(
  db: Queryable,
  needs: GiftDependencies,
  { playerId, key, claimKey, now }: GiftQuery & { readonly now: Instant },
): Promise<FoundGift | 'notByHand' | 'giftNotFound'> {
  const served = needs.served.find(({ kind }) => kind.key === key)
  if (served === undefined) return 'giftNotFound'
  const { byHand, kind } = served
  if (typeof byHand === 'string') return 'notByHand'
  const promotion = await promotionOf(db, kind)
  if (promotion === undefined) return 'giftNotFound'
  const reader = await readReader(db, needs, { playerId, now })
  const gift = (await byHand(db, { reader, promotion, now })).find((each) => each.claimKey === claimKey)
  return gift === undefined ? 'giftNotFound' : { reader, gift }
}
