import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import type { DepositHook } from '#features/deposit/server/index.ts'
import { isOpen, promotionOf, revokeReward } from '#features/promotion/server/index.ts'
import { lockBooks } from '#ledger'
import { cardsOf, claimKeyOf, keepCard, saveCard } from './owned-cards.ts'
import { signUpBonusKind } from './sign-up-bonus-kind.ts'

/** A card and its deposit: paid, and taken back. */
export const cardDeposits: DepositHook = {
  name: 'sign-up-bonus',
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== rechargeBonusKind.buyProp) return
    const promotion = await promotionOf(tx, signUpBonusKind)
    const wanted = promotion?.settings.cards.find(({ price }) => price === amount)
    if (promotion === undefined || wanted === undefined || !isOpen(promotion, now)) return
    await lockBooks(tx, [playerId])
    const owned = await cardsOf(tx, playerId)
    if (owned.some(({ card }) => card.propId === wanted.id)) return
    const { version } = promotion
    await keepCard(tx, { playerId, propId: wanted.id, reference, isFirst: owned.length === 0, version, now })
  },
  onTakenBack: async (tx, { playerId, reference, actType }, now) => {
    if (actType !== rechargeBonusKind.buyProp) return
    await lockBooks(tx, [playerId])
    const owned = (await cardsOf(tx, playerId)).find(({ card }) => card.reference === reference && !card.isRevoked)
    if (owned === undefined) return
    const { card } = owned
    const claims = [
      ...card.claimedOn.map((_day, place) => claimKeyOf(card.propId, place + 1)),
      ...(card.isSignUpClaimed ? [claimKeyOf(card.propId, 'signUp')] : []),
    ]
    for (const claimKey of claims) await revokeReward(tx, { playerId, key: signUpBonusKind.key, claimKey }, now)
    await saveCard(tx, owned, { ...card, isRevoked: true }, now)
  },
}
