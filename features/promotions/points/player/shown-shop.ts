import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { isCoupon, pointsItem, ticketItem } from '#core/reward/reward-item.ts'
import { rewardCountText } from '#core/reward/reward-text.ts'
import type { readPointsShop } from '../contract.ts'

export type ShownShop = ResponseOf<typeof readPointsShop>
export type ShownItem = ShownShop['items'][number]
export type ShownExchange = ShownShop['exchanges'][number]

/** Whole points, as prices show them. */
export const priceText = (points: number): string => `${points.toLocaleString('en-PH')} points`

/** An item's content in a few words. */
export const contentText = ({ items, isSent }: Pick<ShownItem, 'items' | 'isSent'>): string =>
  isSent
    ? 'Sent to you'
    : items.map(({ betRate, ...item }) => oneText({ ...item, betRate: basisPointsFromDecimal(betRate) })).join(' and ')

function oneText(item: Parameters<typeof rewardCountText>[0]): string {
  const text = rewardCountText(item)
  if (item.id === pointsItem) return `${text} points`
  if (item.id === ticketItem) return `${item.count} tickets`
  return isCoupon(item.id) ? `Coupon ${text}` : text
}

/** Why an item is unavailable now, if so. */
export function hindrance(
  { left, leftForYou, vipMin, points }: ShownItem,
  { vip, lottery }: Pick<ShownShop, 'vip' | 'lottery'>,
) {
  if (vip < vipMin) return `From VIP ${vipMin}`
  if (left === 0) return 'Sold out this month'
  if (leftForYou === 0) return 'Yours are taken'
  const missing = hundredthsOf(points) - lottery
  return missing > 0 ? `${formatHundredths(missing).replace(/\.00$/, '')} more to go` : undefined
}

/** The ledger counts points in hundredths. */
export const hundredthsOf = (points: number): number => Number(`${points}00`)
