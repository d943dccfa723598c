import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const agentEntry: PromotionEntry = {
  activity: { id: activityType.agent, icon: 'users' },
  pages: [
    {
      path: '/activity/agent',
      desktopPath: '/lobby/activity/agent',
      title: messages.title,
      screen: lazyScreen(() => import('./agent-page.tsx').then((m) => m.AgentPage)),
    },
  ],
}
