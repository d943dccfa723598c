import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const monthlyChestsEntry: PromotionEntry = {
  activity: {
    id: activityType.monthlyChests,
    lead: messages.chestsThatOpenWithThe,
    icon: 'wallet',
  },
  pages: [
    {
      path: '/activity/vipRebate',
      desktopPath: '/lobby/activity/vipRebate',
      title: messages.depositChests,

      screen: lazyScreen(() => import('./monthly-chests-page.tsx').then((m) => m.MonthlyChestsPage)),
    },
  ],
  featured: { place: 3, when: 'on', title: messages.rebate, text: messages.someOfYourPlayComes, icon: 'refresh' },
}
