import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const dailyLoginEntry: PromotionEntry = {
  activity: { id: activityType.dailyLogin, icon: 'coin' },
  pages: [
    {
      path: '/activity/cashBonus',
      title: messages.title,

      screen: lazyScreen(() => import('./daily-login-page.tsx').then((m) => m.DailyLoginPage)),
    },
  ],
}
