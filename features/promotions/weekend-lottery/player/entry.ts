import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const weekendLotteryEntry: PromotionEntry = {
  activity: { id: activityType.weekendLottery, icon: 'ticket' },
  pages: [
    {
      path: '/activity/weekendLottery',
      title: messages.title,
      access: 'public',
      screen: lazyScreen(() => import('./weekend-lottery-page.tsx').then((m) => m.WeekendLotteryPage)),
    },
    {
      path: '/activity/weekendLottery/result',
      title: messages.resultTitle,
      access: 'public',
      screen: lazyScreen(() => import('./lottery-result-page.tsx').then((m) => m.LotteryResultPage)),
    },
  ],
}
