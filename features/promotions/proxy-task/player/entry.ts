import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const proxyTaskEntry: PromotionEntry = {
  pages: [
    {
      path: '/activity/promoterTasks',
      title: messages.title,
      screen: lazyScreen(() => import('./promoter-page.tsx').then((m) => m.PromoterPage)),
    },
  ],
  section: {
    on: ['/activity/agentCount', '/activity/spin', '/lobby/activity/spin', '/activity/inviteFriends'],
    part: lazyScreen(() => import('./promoter-tasks.tsx').then((m) => m.PromoterTasks)),
  },
}
