import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

const taskPage = lazyScreen(() => import('./task-page.tsx').then((m) => m.TaskPage))

export const taskEntry: PromotionEntry = {
  activity: { id: activityType.tasks, icon: 'check-circle' },
  pages: [
    { path: '/profile/task', desktopPath: '/lobby/profile/task', title: messages.title, screen: taskPage },
    {
      path: '/lobby/task',
      desktopPath: '/lobby/profile/task',
      title: messages.title,

      screen: taskPage,
      frame: 'lobby',
    },
  ],
  featured: { position: 2, when: 'onOrNothingKnown', text: messages.featuredText },
}
