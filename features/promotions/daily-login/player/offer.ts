import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer, weekOf } from '#features/promotions/kit/player/index.ts'
import { claimDailyLogin, readDailyLogin } from '../contract.ts'
import { messages } from './messages/en.ts'

export const dailyLoginOffer: PromotionOffer = {
  id: activityType.dailyLogin,
  scene: 'daily-login',
  lead: messages.lead,
  claims: claimSource({
    read: readDailyLogin,
    claim: claimDailyLogin,
    standing: ({ days, nextDayAt, now }) => ({
      week: weekOf({ days, now }),
      ready: days
        .filter(({ status }) => status === claimStatus.claimable)
        .map(({ day, items }) => ({ items, request: { day }, until: nextDayAt })),
      progress: {
        unit: 'days',
        done: days.filter(({ status }) => status === claimStatus.done).length,
        need: days.length,
      },
    }),
  }),
}
