import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const bindRewardEntry: PromotionEntry = {
  activity: { id: activityType.bind, icon: 'phone' },
  pages: [
    {
      path: '/bind',
      desktopPath: '/lobby/bind',
      title: messages.title,

      screen: lazyScreen(() => import('./bind-with-reward-page.tsx').then((m) => m.BindWithRewardPage)),
    },
  ],
}
