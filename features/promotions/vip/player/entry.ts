import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const vipEntry: PromotionEntry = {
  activity: { id: activityType.vip, icon: 'crown' },
  pages: [
    {
      path: '/profile/vip',
      desktopPath: '/lobby/profile/vip',
      title: messages.title,

      screen: lazyScreen(() => import('./vip-page.tsx').then((m) => m.VipPage)),
    },
  ],
  featured: { position: 3, when: 'always', text: messages.featuredText },
}
