import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimFollow, readFollow } from '../contract.ts'
import { followStatus } from '../follow-status.ts'
import { messages } from './messages/en.ts'

export const followOffer: PromotionOffer = {
  id: activityType.followRewards,
  scene: 'follow',
  lead: messages.lead,
  hasContent: ({ socialMedia }) => socialMedia.length > 0,
  claims: claimSource({
    read: readFollow,
    claim: claimFollow,
    // A gift that asks for a code is claimed on its page.
    standing: ({ channels, now }) => ({
      ready: channels
        .filter(({ needsCode, readyAt }) => !needsCode && readyAt !== null && readyAt <= now)
        .filter(({ status }) => status === followStatus.visited)
        .map(({ id, items }) => ({ items, request: { id } })),
    }),
  }),
}
