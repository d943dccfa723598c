import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { type DepositHook, depositTotal } from '#features/cashier/deposit/server/index.ts'
import {
  giftCost,
  isOpen,
  keepReserved,
  type PromotionDependencies,
  releaseReserved,
  reserveGift,
  revokeReward,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { firstDepositKind } from './first-deposit-kind.ts'
import { isCharged } from '../rules.ts'
import { openCharge, type OpenedCharge, saveCharge } from './open-charge.ts'

const { key } = firstDepositKind

/** The offer's deposit: begun, paid, and taken back. */
export const firstDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'first-charge',
  sell: async (tx, { playerId, reference, amount, actType, now }) => {
    // Not the player's first deposit.
    if ((await depositTotal(tx, playerId)).count > 0n) return true
    const opened = await openCharge(tx, { playerId, now })
    const isForSale = opened !== undefined && isOpen(opened.promotion, now) && !opened.isOver
    if (!isForSale || amount < opened.offer.price) return true
    const isHeld = (await reserve(tx, needs, { opened, reference, now })) !== 'soldOut'
    // An order for the offer itself is refused before payment; any other first deposit proceeds without it.
    return isHeld || actType !== depositPurpose.firstDeposit
  },
  onPaid: async (tx, { playerId, reference, amount, isFirst, now }) => {
    const opened = isFirst ? await openCharge(tx, { playerId, now }) : undefined
    const isPaid =
      opened !== undefined &&
      isCharged(opened.charge, { isFirst, amount, price: opened.offer.price }, { expiry: opened.expiry, now })
    if (!isPaid || (await reserve(tx, needs, { opened, reference, now })) !== 'reserved') {
      return releaseReserved(tx, { key, reference })
    }
    const { charge, offer, promotion } = opened
    await saveCharge(tx, opened, { ...charge, status: 'paid', reference, chargedAt: now }, now)
    const endsAt = addDuration(now, hours(promotion.terms.claimHours))
    await keepReserved(tx, { key, reference, cost: giftCost(offer.award), endsAt })
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    const opened = await openCharge(tx, { playerId, now })
    if (opened === undefined || opened.charge.reference !== reference || opened.charge.isRevoked) return
    for (const propId of opened.charge.claimed) {
      await revokeReward(tx, { playerId, key, claimKey: `prop:${propId}` }, now)
    }
    await saveCharge(tx, opened, { ...opened.charge, isRevoked: true }, now)
    await releaseReserved(tx, { key, reference })
  },
})

type OfferPurchase = { readonly opened: OpenedCharge; readonly reference: string; readonly now: Instant }

/** All gifts of the offer, idempotently. */
const reserve = (tx: Transaction, needs: PromotionDependencies, { opened, reference, now }: OfferPurchase) => {
  const { promotion, offer, row } = opened
  return reserveGift(tx, needs, { playerId: row.playerId, promotion, reference, cost: giftCost(offer.award), now })
}
