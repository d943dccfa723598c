import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'

export const depositLadderEntry: PromotionEntry = {
  activity: { id: activityType.ladderRecharge, lead: 'Each step brings more than the one before', icon: 'graph' },
  pages: [
    {
      path: '/lobby/wallets/deposit',
      title: 'Deposit',

      screen: lazyScreen(() => import('./deposit-with-ladder-page.tsx').then((m) => m.DepositWithLadderPage)),
      frame: 'lobby',
    },
  ],
}
