import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const vipOffer: PromotionOffer = { id: activityType.vip, scene: 'level-club', lead: messages.lead }
