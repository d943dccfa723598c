import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type GiftCaps, type GiftNeedsSecond, refuseAlone } from '../rules.ts'
import { giftDayAdd, giftDayLock } from './gift-day.store.ts'

type GiftByHand = {
  readonly staffId: bigint
  readonly items: readonly RewardItem[]
  readonly caps: GiftCaps
  readonly now: Instant
}

/**
 * Counts a gift that one staff member gives alone, by its worth; or returns why it needs a second person, and counts
 * nothing. The day is locked until the transaction ends, which serialises concurrent gifts.
 */
export async function countGiftByHand(
  tx: Transaction,
  { staffId, items, caps, now }: GiftByHand,
): Promise<GiftNeedsSecond | undefined> {
  const worth = giftWorth(items)
  if (worth === 0n) return undefined
  const day = dayOf(now)
  const reason = refuseAlone({ items, worth }, await giftDayLock(tx, day, staffId), caps)
  if (reason === undefined) await giftDayAdd(tx, { day, staffId, worth })
  return reason
}
