import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const newYearOffer: PromotionOffer = { id: activityType.newYear, scene: 'new-year', lead: messages.lead }
