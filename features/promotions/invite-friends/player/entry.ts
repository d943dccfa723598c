import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const inviteFriendsEntry: PromotionEntry = {
  activity: { id: activityType.inviteFriend1, icon: 'users' },
  pages: [
    {
      path: '/activity/inviteFriends',
      title: messages.title,

      screen: lazyScreen(() => import('./invite-friends-page.tsx').then((m) => m.InviteFriendsPage)),
    },
  ],
  homeModal: {
    turn: 2,
    afterDone: activityType.firstDeposit,
    modal: lazyScreen(() => import('./invite-friends-modal.tsx').then((m) => m.InviteFriendsModal)),
  },
}
