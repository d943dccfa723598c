import { claimStatus } from '#core/enumerations/claim-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimCardDay, readSignInCards } from '../contract.ts'
import { messages } from './messages/en.ts'

export const signInCardsOffer: PromotionOffer = {
  id: activityType.signInCards,
  scene: 'sign-in-cards',
  lead: messages.lead,
  claims: claimSource({
    read: readSignInCards,
    claim: claimCardDay,
    standing: ({ ownList }) => ({ ready: ownList.flatMap(readyOf) }),
  }),
}

type OwnedCard = ResponseOf<typeof readSignInCards>['ownList'][number]

/** The first card's own bonus counts as day -1. */
function readyOf({ id, days, signUp, expireTime }: OwnedCard) {
  const gifts = [...(signUp ? [{ ...signUp, day: -1 }] : []), ...days]
  return gifts
    .filter(({ status }) => status === claimStatus.claimable)
    .map(({ day, items }) => ({ items, request: { id, day }, until: expireTime }))
}
