import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  budgetCovers,
  claimReward,
  promotionOf,
  type PromotionDependencies,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { claimCardDay } from '../contract.ts'
import { type OwnedCard, refuseDay, signUpDay } from '../rules.ts'
import { cardsView, itemsOfDay, priceOf } from './cards-view.ts'
import { cardsOf, claimKeyOf, type KeptCard, saveCard, termsOf } from './owned-cards.ts'
import { signInCardsKind } from './sign-in-cards-kind.ts'

const signUpAsks = { kyc: true, oncePerCluster: true } as const

/** Grants one day of a card, or the sign-up bonus that came with it, once. */
export const claimCardDayHandler = (needs: PromotionDependencies) =>
  handle(claimCardDay, async ({ input: { id, day }, identity: { playerId }, now, tx }) => {
    const acting = await promotionOf(tx, signInCardsKind)
    if (acting === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const owned = await cardsOf(tx, acting, playerId)
    const kept = owned.find(({ card }) => card.propId === id)
    const refusal = refuseDay(kept?.card, day, { terms: termsOf((kept ?? acting).settings), now })
    if (refusal !== undefined || kept === undefined) return refuse(refusal ?? 'rechargeNeeded')

    const { after, ...part } = partOf(kept, day, now)
    const promotion = { ...acting, settings: kept.settings, version: kept.row.version }
    const paidBy = kept.card.reference
    const given = await claimReward(tx, needs, { playerId, promotion, now, isEarned: true, paidBy, ...part })
    if (given.kind === 'refusal') return given
    await saveCard(tx, kept, after, now)
    const cards = owned.map((each) => (each === kept ? { ...kept, card: after } : each))
    const covers = await budgetCovers(tx, { promotion: acting, playerId, now })
    return answer({ ...cardsView(acting, cards, { now, covers }), items: [...given.items] })
  })

/** The claim's part of a card, its conditions, and the card afterwards. */
function partOf({ card, settings }: KeptCard, day: number, now: Instant) {
  const { propId, claimedOn } = card
  if (day === signUpDay) {
    const after: OwnedCard = { ...card, isSignUpClaimed: true }
    return { claimKey: claimKeyOf(propId, 'signUp'), items: settings.signUp, asks: signUpAsks, after }
  }
  const after: OwnedCard = { ...card, claimedOn: [...claimedOn, dayOf(now)] }
  const items = itemsOfDay(settings, priceOf(settings, propId), day)
  return { claimKey: claimKeyOf(propId, day), items, asks: signInCardsKind.asks, after }
}
