import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const inviteSpinEntry: PromotionEntry = {
  activity: { id: activityType.inviteUserSpin, icon: 'wheel' },
  pages: [
    {
      path: '/activity/spin',
      desktopPath: '/lobby/activity/spin',
      title: messages.title,

      screen: lazyScreen(() => import('./spin-page.tsx').then((m) => m.SpinPage)),
      frame: 'lobby',
    },
  ],
  featured: { position: 1, when: 'always', text: messages.featuredText },
}
