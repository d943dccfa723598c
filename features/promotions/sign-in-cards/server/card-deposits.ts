import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import {
  keepReserved,
  type PromotionDependencies,
  promotionOf,
  releaseReserved,
  reservationFind,
  revokeReward,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { endOfCard } from '../rules.ts'
import { cardsOf, claimKeyOf, keepCard, saveCard, termsOf } from './owned-cards.ts'
import { costOfCard, reserveCard, soldCard } from './sold-card.ts'
import { signInCardsKind } from './sign-in-cards-kind.ts'

const { key } = signInCardsKind

/** A card's deposit: begun, paid, and taken back. */
export const cardDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'sign-up-bonus',
  sell: async (tx, order) =>
    order.actType !== depositPurpose.signInCards || (await reserveCard(tx, needs, order)) !== 'soldOut',
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== depositPurpose.signInCards) return
    await lockBooks(tx, [playerId])
    // A late payment has no reservation any more, but the budget may still cover it.
    await reserveCard(tx, needs, { playerId, reference, amount, now })
    const reserved = await reservationFind(tx, { key, reference })
    const sold = reserved && (await soldCard(tx, { version: reserved.version, amount }))
    if (sold === undefined) return releaseReserved(tx, { key, reference })
    const { acting, card, settings, version } = sold
    const owned = await cardsOf(tx, acting, playerId)
    if (owned.some((each) => each.card.propId === card.id)) return releaseReserved(tx, { key, reference })
    const isFirst = owned.length === 0
    await keepCard(tx, { playerId, propId: card.id, reference, isFirst, version, now })
    const endsAt = endOfCard({ boughtAt: now }, termsOf(settings))
    await keepReserved(tx, { key, reference, cost: costOfCard(settings, card, { isFirst }), endsAt })
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType !== depositPurpose.signInCards) return
    await lockBooks(tx, [playerId])
    const acting = await promotionOf(tx, signInCardsKind)
    const cards = acting === undefined ? [] : await cardsOf(tx, acting, playerId)
    const owned = cards.find(({ card }) => card.reference === reference && !card.isRevoked)
    if (owned === undefined) return
    const { card } = owned
    const claims = [
      ...card.claimedOn.map((_day, index) => claimKeyOf(card.propId, index + 1)),
      ...(card.isSignUpClaimed ? [claimKeyOf(card.propId, 'signUp')] : []),
    ]
    for (const claimKey of claims) await revokeReward(tx, { playerId, key, claimKey }, now)
    await saveCard(tx, owned, { ...card, isRevoked: true }, now)
    await releaseReserved(tx, { key, reference })
  },
})
