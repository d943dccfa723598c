import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const lossReliefOffer: PromotionOffer = {
  id: activityType.lossRelief,
  scene: 'loss-relief',
  lead: messages.lead,
}
