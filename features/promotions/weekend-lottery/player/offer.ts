import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const weekendLotteryOffer: PromotionOffer = {
  id: activityType.weekendLottery,
  scene: 'weekend-draw',
  lead: messages.lead,
}
