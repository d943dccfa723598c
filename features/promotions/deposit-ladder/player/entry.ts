import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const depositLadderEntry: PromotionEntry = {
  activity: { id: activityType.depositLadder, icon: 'graph' },
  pages: [
    {
      path: '/lobby/wallets/deposit',
      title: messages.deposit,

      screen: lazyScreen(() => import('./deposit-with-ladder-page.tsx').then((m) => m.DepositWithLadderPage)),
      frame: 'lobby',
    },
  ],
}
