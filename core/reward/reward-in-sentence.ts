import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'
import { isPercentageItem, type RewardItem, rewardKindOf } from './reward-item.ts'
import { rewardNameFrom } from './reward-name.ts'
import { rewardCountText } from './reward-text.ts'

/** An item within a sentence: ₱10.00, 3 tickets, a bonus coupon of ₱10.00. */
export const rewardInSentence = (item: RewardItem): string => rewardInSentenceFrom(messages, item)

/** The amount stands behind its noun, because an article before it depends on how the number is spoken. */
export function rewardInSentenceFrom(words: typeof messages, item: RewardItem): string {
  const amount = rewardCountText(item)
  switch (rewardKindOf(item.id)) {
    case 'generalCoupon':
    case 'fixedCoupon':
      return isPercentageItem(item.id)
        ? formatMessage(words.aPercentCoupon, { percent: amount })
        : formatMessage(words.aDepositCoupon, { amount })
    case 'giveCoupon':
      return formatMessage(words.aGiftCoupon, { amount })
    case 'signInCard':
      return words.aSignInCard
    default:
      return rewardNameFrom(words, item)
  }
}
