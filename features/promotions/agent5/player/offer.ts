import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const agent5Offer: PromotionOffer = { id: activityType.agent5, scene: 'cash-for-friends', lead: messages.lead }
