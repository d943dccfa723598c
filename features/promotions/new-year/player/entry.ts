import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const newYearEntry: PromotionEntry = {
  activity: { id: activityType.newYear, icon: 'clock' },
  pages: [
    {
      path: '/activity/newYear',
      title: messages.title,
      screen: lazyScreen(() => import('./new-year-page.tsx').then((m) => m.NewYearPage)),
    },
  ],
}
