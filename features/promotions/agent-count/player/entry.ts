import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const agentCountEntry: PromotionEntry = {
  activity: { id: activityType.agentCount, icon: 'ticket' },
  pages: [
    {
      path: '/activity/agentCount',
      title: messages.title,
      screen: lazyScreen(() => import('./agent-count-page.tsx').then((m) => m.AgentCountPage)),
    },
  ],
}
