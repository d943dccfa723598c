import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const pointsEntry: PromotionEntry = {
  pages: [
    {
      path: '/points',
      desktopPath: '/lobby/points',
      title: messages.title,

      screen: lazyScreen(() => import('./points-page.tsx').then((m) => m.PointsPage)),
    },
  ],
}
