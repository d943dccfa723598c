import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const monthlyChestsEntry: PromotionEntry = {
  activity: {
    id: activityType.monthlyChests,
    icon: 'wallet',
  },
  pages: [
    {
      path: '/activity/vipRebate',
      desktopPath: '/lobby/activity/vipRebate',
      title: messages.title,

      screen: lazyScreen(() => import('./monthly-chests-page.tsx').then((m) => m.MonthlyChestsPage)),
    },
  ],
  featured: { position: 3, when: 'on', text: messages.featuredText, icon: 'refresh' },
}
