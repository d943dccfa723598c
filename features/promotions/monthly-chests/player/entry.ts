import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'

export const monthlyChestsEntry: PromotionEntry = {
  activity: {
    id: activityType.accumulatedRecharge,
    lead: 'Chests that open with the month’s deposits',
    icon: 'wallet',
  },
  pages: [
    {
      path: '/activity/vipRebate',
      desktopPath: '/lobby/activity/vipRebate',
      title: 'Deposit chests',

      screen: lazyScreen(() => import('./monthly-chests-page.tsx').then((m) => m.MonthlyChestsPage)),
    },
  ],
  featured: { place: 3, when: 'on', title: 'Rebate', text: 'Some of your play comes back', icon: 'refresh' },
}
