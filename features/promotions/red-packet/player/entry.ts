import { activityType } from '#core/enumerations/activity-type.ts'
import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from './messages/en.ts'

export const redPacketEntry: PromotionEntry = {
  activity: { id: activityType.redPacket, icon: 'mail' },
  pages: [
    {
      path: '/activity/redPacket',
      desktopPath: '/lobby/activity/redPacket',
      title: messages.title,
      screen: lazyScreen(() => import('./red-packet-page.tsx').then((m) => m.RedPacketPage)),
    },
    {
      path: '/activity/redPacket/proof',
      title: messages.proofTitle,
      access: 'public',
      screen: lazyScreen(() => import('./red-packet-proof-page.tsx').then((m) => m.RedPacketProofPage)),
    },
  ],
  homeModal: { turn: 3, modal: lazyScreen(() => import('./red-packet-modal.tsx').then((m) => m.RedPacketModal)) },
}
