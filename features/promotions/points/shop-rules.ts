import { coinItem, pointsItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { ShopItem } from './shop-item.ts'

export type ExchangeFacts = {
  /** The player's hundredths of points. */
  readonly balance: bigint
  readonly vip: number
  /** How many the player has taken this month. */
  readonly taken: number
}

export type ExchangeRefusal = 'notOpen' | 'notEligible' | 'soldOut' | 'conditionNotReached'

/** In hundredths of points, as the ledger counts them. */
export const priceOf = (item: Pick<ShopItem, 'points'>, count: number): bigint =>
  BigInt(item.points) * BigInt(count) * 100n

/** The first reason against an exchange; the remaining stock is known to the database only. */
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

/** Multiplies items: amounts grow, everything else is repeated. */
export const timesItems = (items: readonly RewardItem[], count: number): readonly RewardItem[] =>
  items.flatMap((item) =>
    item.id === coinItem || item.id === pointsItem
      ? [{ ...item, count: item.count * count }]
      : Array.from({ length: count }, () => item),
  )
