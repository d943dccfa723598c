import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const firstDepositEntry: PromotionEntry = {
  activity: { id: activityType.firstDeposit, icon: 'gift' },
  pages: [
    {
      path: '/activity/firstCharge',
      title: messages.title,

      screen: lazyScreen(() => import('./first-deposit-page.tsx').then((m) => m.FirstDepositPage)),
    },
  ],
  homeModal: { turn: 1, modal: lazyScreen(() => import('./first-deposit-modal.tsx').then((m) => m.FirstDepositModal)) },
  progress: lazyScreen(() => import('./first-deposit-progress.tsx').then((m) => m.FirstDepositProgress)),
}
