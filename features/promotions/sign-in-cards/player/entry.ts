import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const signInCardsEntry: PromotionEntry = {
  activity: { id: activityType.signInCards, icon: 'calendar' },
  pages: [
    {
      path: '/activity/sign',
      desktopPath: '/lobby/activity/sign',
      title: messages.title,

      screen: lazyScreen(() => import('./sign-page.tsx').then((m) => m.SignPage)),
    },
    {
      path: '/activity/signPay',
      desktopPath: '/lobby/activity/signPay',
      title: messages.chooseCard,

      screen: lazyScreen(() => import('./sign-pay-page.tsx').then((m) => m.SignPayPage)),
    },
  ],
  // The specification lists it as a reward, apart from the activities.
  reward: { badge: ({ hasSignUpBonus }) => (hasSignUpBonus ? messages.rewardReady : undefined) },
}
