import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const followEntry: PromotionEntry = {
  activity: { id: activityType.followRewards, icon: 'heart' },
  pages: [
    {
      path: '/activity/follow',
      desktopPath: '/lobby/activity/follow',
      title: messages.title,

      screen: lazyScreen(() => import('./follow-page.tsx').then((m) => m.FollowPage)),
    },
  ],
}
