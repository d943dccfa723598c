import { coinItem, pointsItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { ShopItem } from './shop-item.ts'

export type ExchangeFacts = {
  /** Hundredths of points that the player has. */
  readonly balance: bigint
  readonly vip: number
  /** What the player has taken of the item this month. */
  readonly taken: number
}

export type ExchangeRefusal = 'notOpen' | 'notEligible' | 'soldOut' | 'conditionNotReached'

/** Hundredths of points, as the ledger counts them. */
export const priceOf = (item: Pick<ShopItem, 'points'>, count: number): bigint =>
  BigInt(item.points) * BigInt(count) * 100n

/** The first reason against an exchange; what is left of the stock only the database can say. */
export function refuseExchange(
  item: ShopItem | undefined,
  count: number,
  { balance, vip, taken }: ExchangeFacts,
): ExchangeRefusal | undefined {
  if (item === undefined) return 'notOpen'
  if (vip < item.vipMin) return 'notEligible'
  if (item.perPlayer > 0 && taken + count > item.perPlayer) return 'soldOut'
  return balance < priceOf(item, count) ? 'conditionNotReached' : undefined
}

/** So many times the items: sums grow, and of everything else there are more. */
export const timesItems = (items: readonly RewardItem[], count: number): readonly RewardItem[] =>
  items.flatMap((item) =>
    item.id === coinItem || item.id === pointsItem
      ? [{ ...item, count: item.count * count }]
      : Array.from({ length: count }, () => item),
  )
