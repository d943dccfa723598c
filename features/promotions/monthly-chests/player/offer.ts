import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimChest, readMonthlyChests } from '../contract.ts'
import { messages } from './messages/en.ts'

export const monthlyChestsOffer: PromotionOffer = {
  id: activityType.monthlyChests,
  scene: 'monthly-chests',
  lead: messages.lead,
  claims: claimSource({
    read: readMonthlyChests,
    claim: claimChest,
    standing: ({ sum, tiers }) => ({
      ready: tiers
        .filter(({ status, isSoldOut }) => status === claimStatus.claimable && !isSoldOut)
        .map(({ id, items }) => ({ items, request: { id } })),
      progress: { unit: 'money', done: sum, need: tiers.find(({ need }) => need > sum)?.need ?? 0 },
    }),
  }),
}
