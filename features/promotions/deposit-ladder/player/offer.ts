import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const depositLadderOffer: PromotionOffer = {
  id: activityType.depositLadder,
  scene: 'deposit-ladder',
  lead: messages.lead,
}
