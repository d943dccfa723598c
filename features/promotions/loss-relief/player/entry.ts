import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const lossReliefEntry: PromotionEntry = {
  activity: { id: activityType.lossRelief, icon: 'bolt' },
  pages: [
    {
      path: '/activity/supply',
      title: messages.title,
      screen: lazyScreen(() => import('./loss-relief-page.tsx').then((m) => m.LossReliefPage)),
    },
  ],
}
