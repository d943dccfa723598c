import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { messages } from './messages/en.ts'

export const inviteFriendsOffer: PromotionOffer = {
  id: activityType.inviteFriend1,
  scene: 'invite-friends',
  lead: messages.lead,
}
