import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const fundEntry: PromotionEntry = {
  activity: { id: activityType.fund, icon: 'graph' },
  pages: [
    {
      path: '/activity/fund',
      desktopPath: '/lobby/activity/fund',
      title: messages.title,
      screen: lazyScreen(() => import('./fund-page.tsx').then((m) => m.FundPage)),
    },
  ],
}
