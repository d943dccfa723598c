import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer, weekOf } from '#features/promotions/kit/player/index.ts'
import { claimStreak, readStreak } from '../contract.ts'
import { messages } from './messages/en.ts'

export const depositStreakOffer: PromotionOffer = {
  id: activityType.depositStreak,
  scene: 'deposit-streak',
  lead: messages.lead,
  claims: claimSource({
    read: readStreak,
    claim: claimStreak,
    standing: ({ days, expireTime, now }) => ({
      week: weekOf({ days, now }),
      ready: days
        .filter(({ status }) => status === claimStatus.claimable)
        .map(({ day, items }) => ({ items, request: { day }, until: expireTime })),
      progress: { unit: 'days', done: days.filter(({ isMarked }) => isMarked).length, need: days.length },
    }),
  }),
}
