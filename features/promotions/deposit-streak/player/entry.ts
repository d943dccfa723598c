import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const depositStreakEntry: PromotionEntry = {
  activity: { id: activityType.depositStreak, icon: 'flame' },
  pages: [
    {
      path: '/activity/depositEvery',
      title: messages.title,

      screen: lazyScreen(() => import('./deposit-streak-page.tsx').then((m) => m.DepositStreakPage)),
    },
  ],
}
