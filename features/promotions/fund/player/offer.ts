import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimMilestone, readFund } from '../contract.ts'
import { messages } from './messages/en.ts'

export const fundOffer: PromotionOffer = {
  id: activityType.fund,
  scene: 'level-pack',
  lead: messages.lead,
  claims: claimSource({
    read: readFund,
    claim: claimMilestone,
    standing: ({ owned, milestones }) => ({
      ready: milestones
        .filter(({ status }) => status === claimStatus.claimable)
        .map(({ level, items }) => ({ items, request: { level } })),
      // Before the purchase, nothing is under way.
      progress: owned
        ? {
            unit: 'steps',
            done: milestones.filter(({ status }) => status !== claimStatus.locked).length,
            need: milestones.length,
          }
        : undefined,
    }),
  }),
}
