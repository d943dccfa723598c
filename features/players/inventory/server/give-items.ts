import type { Expiry, Instant } from '#core/clock/instant.ts'
import { type RewardItem, rewardKindOf } from '#core/reward/reward-item.ts'
import type { Transaction } from '#platform/db/database.ts'
import { expiryOf } from '../rules.ts'
import { inventoryInsert, type NewItem } from './store/inventory.store.ts'

export type ItemsGift = {
  readonly playerId: bigint
  readonly source: string
  readonly sourceKey: string
  readonly items: readonly RewardItem[]
  readonly now: Instant
  readonly expiresAt?: Expiry | undefined
}

/** Stores a gift's items other than coins and points in the gift's transaction, once. */
export async function giveItems(
  tx: Transaction,
  { items, expiresAt, ...gift }: ItemsGift,
): Promise<'given' | 'givenBefore'> {
  const kept = items.flatMap((item, index) => rowsOf(item, index, expiresAt ?? expiryOf(item.id, gift.now)))
  return (await inventoryInsert(tx, gift, kept)).length === kept.length ? 'given' : 'givenBefore'
}

/** A coupon is one item of some percent or pesos; pieces and tickets are separate items. */
function rowsOf({ id, count }: RewardItem, index: number, expiresAt: Expiry): NewItem[] {
  const kind = rewardKindOf(id)
  if (kind === 'ticket' || kind === 'newYearPiece') {
    return Array.from({ length: count }, (_, piece) => ({
      line: index * linesOfItem + piece,
      propId: id,
      count: 1,
      expiresAt,
    }))
  }
  return [{ line: index * linesOfItem, propId: id, count, expiresAt }]
}

// A gift has at most 50 items, and each at most this many pieces, one row each.
const linesOfItem = 500
