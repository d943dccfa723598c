import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const christmasEntry: PromotionEntry = {
  activity: { id: activityType.christmas, icon: 'star' },
  pages: [
    {
      path: '/activity/christmas',
      title: messages.title,

      screen: lazyScreen(() => import('./christmas-page.tsx').then((m) => m.ChristmasPage)),
    },
  ],
}
