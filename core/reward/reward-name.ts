import { formatMessage } from '#core/message/format-message.ts'
import { formatPoints } from '#core/money/format-points.ts'
import { messages } from './messages/en.ts'
import { isPercentageItem, type RewardItem, rewardKindOf } from './reward-item.ts'
import { rewardCountText } from './reward-text.ts'

/** An item's name beside its picture and in mail: ₱10.00, 1,250 points, +10% deposit coupon, 3 tickets. */
export const rewardName = (item: RewardItem): string => rewardNameFrom(messages, item)

export function rewardNameFrom(words: typeof messages, item: RewardItem): string {
  const amount = rewardCountText(item)
  switch (rewardKindOf(item.id)) {
    case 'points':
      return item.count === 100 ? words.onePoint : formatMessage(words.points, { points: formatPoints(item.count) })
    case 'generalCoupon':
    case 'fixedCoupon':
      return isPercentageItem(item.id)
        ? formatMessage(words.percentCoupon, { percent: amount })
        : formatMessage(words.depositCoupon, { amount })
    case 'giveCoupon':
      return formatMessage(words.giftCoupon, { amount })
    case 'ticket':
      return formatMessage(words.tickets, { count: item.count })
    case 'signInCard':
      return words.signInCard
    case 'newYearPiece':
      return formatMessage(words.newYearPieces, { count: item.count })
    default:
      return amount
  }
}
