import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer, weekOf } from '#features/promotions/kit/player/index.ts'
import { claimWelcomeCalendar, readWelcomeCalendar } from '../contract.ts'
import { messages } from './messages/en.ts'

export const welcomeCalendarOffer: PromotionOffer = {
  id: activityType.welcomeCalendar,
  scene: 'welcome-calendar',
  lead: messages.lead,
  claims: claimSource({
    read: readWelcomeCalendar,
    claim: claimWelcomeCalendar,
    standing: ({ days, expireTime, now }) => ({
      week: weekOf({ days, now }),
      ready: days
        .filter(({ status }) => status === claimStatus.claimable)
        .map(({ day, items }) => ({ items, request: { day }, until: expireTime })),
      progress: {
        unit: 'days',
        done: days.filter(({ status }) => status === claimStatus.done).length,
        need: days.length,
      },
    }),
  }),
}
