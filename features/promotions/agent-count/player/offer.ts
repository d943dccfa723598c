import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const agentCountOffer: PromotionOffer = {
  id: activityType.agentCount,
  scene: 'agent-count',
  lead: messages.lead,
}
