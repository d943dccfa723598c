import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const agent5Entry: PromotionEntry = {
  activity: { id: activityType.agent5, icon: 'users' },
  pages: [
    {
      path: '/activity/agent5',
      desktopPath: '/lobby/activity/agent5',
      title: messages.title,
      screen: lazyScreen(() => import('./agent5-page.tsx').then((m) => m.Agent5Page)),
    },
  ],
}
