import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import {
  type DepositHook,
  depositTotal,
  type OfferQuote,
  type QuotedDeposit,
} from '#features/cashier/deposit/server/index.ts'
import {
  giftCost,
  isOpen,
  keepReserved,
  type PromotionDependencies,
  releaseReserved,
  reserveGift,
  revokeReward,
  wouldGrant,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { firstDepositKind } from './first-deposit-kind.ts'
import { buysOffer } from '../rules.ts'
import { openPurchase, type OpenedPurchase, savePurchase } from './open-purchase.ts'

const { key } = firstDepositKind

/** The offer's deposit: begun, paid, and taken back. */
export const firstDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'first-charge',
  quote: async (tx, deposit) => quotesOf(tx, needs, deposit),
  sell: async (tx, { playerId, reference, amount, actType, now }) => {
    // Not the player's first deposit.
    if ((await depositTotal(tx, playerId)).count > 0n) return true
    const opened = await openPurchase(tx, { playerId, now })
    const isForSale = opened !== undefined && isOpen(opened.promotion, now) && !opened.isOver
    if (!isForSale || amount < opened.offer.price) return true
    const isHeld = (await reserve(tx, needs, { opened, reference, now })) !== 'soldOut'
    // An order for the offer itself is refused before payment; any other first deposit proceeds without it.
    return isHeld || actType !== depositPurpose.firstDeposit
  },
  onPaid: async (tx, { playerId, reference, amount, isFirst, now }) => {
    const opened = isFirst ? await openPurchase(tx, { playerId, now }) : undefined
    const isPaid =
      opened !== undefined &&
      buysOffer(opened.purchase, { isFirst, amount, price: opened.offer.price }, { expiry: opened.expiry, now })
    if (!isPaid || (await reserve(tx, needs, { opened, reference, now })) !== 'reserved') {
      return releaseReserved(tx, { key, reference })
    }
    const { purchase, offer, promotion } = opened
    await savePurchase(tx, opened, { ...purchase, status: 'paid', reference, paidAt: now }, now)
    const endsAt = addDuration(now, hours(promotion.terms.claimHours))
    await keepReserved(tx, { key, reference, cost: giftCost(offer.award), endsAt })
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    const opened = await openPurchase(tx, { playerId, now })
    if (opened === undefined || opened.purchase.reference !== reference || opened.purchase.isRevoked) return
    for (const propId of opened.purchase.claimed) {
      await revokeReward(tx, { playerId, key, claimKey: `prop:${propId}` }, now)
    }
    await savePurchase(tx, opened, { ...opened.purchase, isRevoked: true }, now)
    await releaseReserved(tx, { key, reference })
  },
})

/** What the first deposit buys; a smaller one ends the offer. */
async function quotesOf(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, amount, now }: QuotedDeposit,
): Promise<readonly OfferQuote[]> {
  if ((await depositTotal(tx, playerId)).count > 0n) return []
  const opened = await openPurchase(tx, { playerId, now })
  if (opened === undefined || opened.isOver) return []
  const { promotion, offer, expiry: endsAt } = opened
  if (!(await wouldGrant(tx, needs, { playerId, promotion, cost: giftCost(offer.award), now }))) return []
  const quoted = { offer: key, title: firstDepositKind.title, step: null, items: offer.award, endsAt }
  return amount < offer.price
    ? [{ ...quoted, kind: 'missed', need: offer.price, isLost: true }]
    : [{ ...quoted, kind: 'gift', when: 'claim' }]
}

type OfferReservation = { readonly opened: OpenedPurchase; readonly reference: string; readonly now: Instant }

/** All gifts of the offer, idempotently. */
const reserve = (tx: Transaction, needs: PromotionDependencies, { opened, reference, now }: OfferReservation) => {
  const { promotion, offer, row } = opened
  return reserveGift(tx, needs, { playerId: row.playerId, promotion, reference, cost: giftCost(offer.award), now })
}
