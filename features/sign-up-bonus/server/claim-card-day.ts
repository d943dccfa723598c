import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { claimReward, promotionOf, type PromotionNeeds } from '#features/promotion/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { claimCardDay } from '../contract.ts'
import { refuseDay, signUpDay } from '../rules.ts'
import { cardsView, itemsOfDay, priceOf } from './cards-view.ts'
import { cardsOf, claimKeyOf, saveCard, termsOf } from './owned-cards.ts'
import { signUpBonusKind } from './sign-up-bonus-kind.ts'

const signUpAsks = { kyc: true, oncePerCluster: true } as const

/** Gives one day of a card, or the sign-up bonus that came with it, once. */
export const claimCardDayHandler = (needs: PromotionNeeds) =>
  handle(claimCardDay, async ({ input: { id, day }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, signUpBonusKind)
    if (promotion === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const owned = await cardsOf(tx, playerId)
    const kept = owned.find(({ card }) => card.propId === id)
    const refusal = refuseDay(kept?.card, day, { terms: termsOf((kept ?? promotion).settings), now })
    if (refusal !== undefined || kept === undefined) return refuse(refusal ?? 'rechargeNeeded')

    const { card, row, settings } = kept
    const isSignUp = day === signUpDay
    const given = await claimReward(tx, needs, {
      playerId,
      promotion: { ...promotion, settings, version: row.version },
      claimKey: claimKeyOf(id, isSignUp ? 'signUp' : day),
      items: isSignUp ? settings.signUp : itemsOfDay(settings, priceOf(settings, id), day),
      now,
      isEarned: true,
      ...(isSignUp && { asks: signUpAsks }),
    })
    if (given.kind === 'refusal') return given
    const after = isSignUp
      ? { ...card, isSignUpClaimed: true }
      : { ...card, claimedOn: [...card.claimedOn, dayOf(now)] }
    await saveCard(tx, kept, after, now)
    const others = owned.map((each) => (each === kept ? { ...kept, card: after } : each))
    return answer({ ...cardsView(promotion, others, now), items: [...given.items] })
  })
