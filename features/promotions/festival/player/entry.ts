import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const festivalEntry: PromotionEntry = {
  activity: { id: activityType.festival, icon: 'gift' },
  pages: [
    {
      path: '/activity/festival',
      title: messages.title,
      screen: lazyScreen(() => import('./festival-page.tsx').then((m) => m.FestivalPage)),
    },
  ],
}
