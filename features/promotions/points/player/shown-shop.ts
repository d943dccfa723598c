import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatHundredths } from '#core/money/format-money.ts'
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
  formatMessage(messages.valuePoints, { value: points.toLocaleString('en-PH') })

/** An item's content in a few words. */
export const contentText = ({ items, isSent }: Pick<ShownItem, 'items' | 'isSent'>): string =>
  isSent
    ? messages.sentToYou
    : items.map(({ betRate, ...item }) => oneText({ ...item, betRate: basisPointsFromDecimal(betRate) })).join(' and ')

function oneText(item: Parameters<typeof rewardCountText>[0]): string {
  const text = rewardCountText(item)
  if (item.id === pointsItem) return formatMessage(messages.textPoints, { text })
  if (item.id === ticketItem) return formatMessage(messages.countTickets, { count: item.count })
  return isCoupon(item.id) ? formatMessage(messages.couponText, { text }) : text
}

/** Why an item is unavailable now, if so. */
export function hindrance(
  { left, leftForYou, vipMin, points }: ShownItem,
  { vip, lottery }: Pick<ShownShop, 'vip' | 'lottery'>,
) {
  if (vip < vipMin) return formatMessage(messages.fromVipVipMin, { vipMin })
  if (left === 0) return messages.soldOutThisMonth
  if (leftForYou === 0) return messages.yoursAreTaken
  const missing = hundredthsOf(points) - lottery
  return missing > 0
    ? formatMessage(messages.valueMoreToGo, { value: formatHundredths(missing).replace(/\.00$/, '') })
    : undefined
}

/** The ledger counts points in hundredths. */
export const hundredthsOf = (points: number): number => Number(`${points}00`)
