import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatPoints } from '#core/money/format-points.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { isCoupon, pointsItem, ticketItem } from '#core/reward/reward-item.ts'
import { rewardCountText } from '#core/reward/reward-text.ts'
import type { readPointsShop } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type ShownShop = ResponseOf<typeof readPointsShop>
export type ShownItem = ShownShop['items'][number]
export type ShownExchange = ShownShop['exchanges'][number]

/** Whole points, as prices show them. */
export const priceText = (points: number): string =>
  points === 1 ? messages.priceOfOne : formatMessage(messages.price, { points: points.toLocaleString('en-PH') })

/** An item's content in a few words. */
export const contentText = ({ items, isSent }: Pick<ShownItem, 'items' | 'isSent'>): string =>
  isSent
    ? messages.sentToYou
    : namesText(items.map(({ betRate, ...item }) => oneText({ ...item, betRate: basisPointsFromDecimal(betRate) })))

const namesText = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : formatMessage(messages.namesAndLast, { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })

function oneText(item: Parameters<typeof rewardCountText>[0]): string {
  const text = rewardCountText(item)
  if (item.id === pointsItem) return formatMessage(messages.pointsContent, { points: text })
  if (item.id === ticketItem) return formatMessage(messages.ticketsContent, { count: item.count })
  return isCoupon(item.id) ? formatMessage(messages.couponContent, { value: text }) : text
}

/** Why an item is unavailable now, if so. */
export function hindrance(
  { left, leftForYou, vipMin, points }: ShownItem,
  { vip, lottery }: Pick<ShownShop, 'vip' | 'lottery'>,
) {
  if (vip < vipMin) return formatMessage(messages.fromVip, { level: vipMin })
  if (left === 0) return messages.soldOutThisMonth
  if (leftForYou === 0) return messages.limitReached
  const missing = hundredthsOf(points) - lottery
  return missing > 0 ? formatMessage(messages.pointsShort, { points: formatPoints(missing) }) : undefined
}

/** The ledger counts points in hundredths. */
export const hundredthsOf = (points: number): number => Number(`${points}00`)
