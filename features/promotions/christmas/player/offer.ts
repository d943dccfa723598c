import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimChristmasBox, readChristmas } from '../contract.ts'
import { messages } from './messages/en.ts'

export const christmasOffer: PromotionOffer = {
  id: activityType.christmas,
  scene: 'christmas',
  lead: messages.lead,
  claims: claimSource({
    read: readChristmas,
    claim: claimChristmasBox,
    standing: ({ boxes, keys, endsAt }) => ({
      ready: boxes
        .filter(({ status }) => status === claimStatus.claimable)
        .map(({ id, items }) => ({ items, request: { id }, until: endsAt })),
      progress: { unit: 'steps', done: keys, need: boxes.find(({ need }) => need > keys)?.need ?? 0 },
    }),
  }),
}
