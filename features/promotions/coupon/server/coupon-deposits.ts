import type { Instant } from '#core/clock/instant.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { rewardNameIn } from '#core/reward/local-reward-name.ts'
import { coinItem, isCoupon } from '#core/reward/reward-item.ts'
import type { DepositHook, OfferQuote, QuotedDeposit } from '#features/cashier/deposit/server/index.ts'
import {
  inventoryFindForUpdate,
  inventoryListHeld,
  inventoryRelease,
  inventoryReserve,
  inventoryUse,
  isUsable,
} from '#features/players/inventory/server/index.ts'
import {
  claimReward,
  type Promotion,
  promotionKept,
  type PromotionDependencies,
  promotionOf,
  releaseReserved,
  reservationFind,
  reserveGift,
  revokeReward,
  wouldGrant,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { couponKind } from './coupon-kind.ts'
import { couponBonus } from '../rules.ts'

const { key } = couponKind

export type CouponDependencies = PromotionDependencies & {
  /** The minimum deposit of an operator's coupon; undefined if there is no such coupon. */
  readonly limitAmountOf: (db: Queryable, propId: number) => Promise<Centavos | undefined>
}

/** A coupon's life with its deposit: reserved with its budget, used up, released, or taken back. */
export const couponDeposits = (needs: CouponDependencies): DepositHook => ({
  name: 'coupon',
  quote: async (tx, deposit) => quotesOf(tx, needs, deposit),
  reserve: async (tx, { playerId, reference, amount, actType, couponId, now }) => {
    // A ladder step has its own bonus.
    if (actType === depositPurpose.depositLadder) return false
    await lockBooks(tx, [playerId])
    const item = await inventoryFindForUpdate(tx, playerId, couponId)
    if (item === undefined || !isUsable(item, now)) return false
    const promotion = await promotionOf(tx, couponKind)
    const cost = promotion === undefined ? zeroCentavos : await bonusOf(tx, needs, item, { promotion, amount })
    if (promotion === undefined || cost === 0n) return false
    if ((await reserveGift(tx, needs, { playerId, promotion, reference, cost, now })) !== 'reserved') return false
    await inventoryReserve(tx, { id: item.id, reference })
    return true
  },
  onPaid: async (tx, { playerId, reference, amount, now }) => {
    const item = await inventoryUse(tx, { reference, now })
    const promotion = item && (await promisedBy(tx, reference))
    if (item === undefined || promotion === undefined) return
    const bonus = await bonusOf(tx, needs, item, { promotion, amount })
    if (bonus > 0n) {
      const items = [{ id: coinItem, count: Number(bonus), betRate: promotion.settings.betRate }]
      const paid = { isEarned: true, paidBy: reference } as const
      await claimReward(tx, needs, { playerId, promotion, claimKey: claimKeyOf(reference), items, now, ...paid })
    }
    await releaseReserved(tx, { key, reference })
  },
  // A payment of another amount also returns it to the player.
  onEnded: async (tx, { reference }) => {
    await inventoryRelease(tx, reference)
  },
  onTakenBack: async (tx, { playerId, reference }, now: Instant) =>
    revokeReward(tx, { playerId, key, claimKey: claimKeyOf(reference) }, now),
})

/** The bonus of each coupon that the player could use. */
async function quotesOf(
  tx: Transaction,
  needs: CouponDependencies,
  { playerId, amount, actType, now }: QuotedDeposit,
): Promise<readonly OfferQuote[]> {
  const promotion = actType === depositPurpose.depositLadder ? undefined : await promotionOf(tx, couponKind)
  if (promotion === undefined) return []
  const quotes: OfferQuote[] = []
  for (const item of await inventoryListHeld(tx, playerId, now)) {
    if (!isCoupon(item.propId) || !isUsable(item, now)) continue
    const cost = await bonusOf(tx, needs, item, { promotion, amount })
    if (cost === 0n || !(await wouldGrant(tx, needs, { playerId, promotion, cost, now }))) continue
    quotes.push({
      kind: 'bonus',
      condition: { couponId: item.id },
      offer: key,
      title: couponTitle(item),
      step: null,
      items: [{ id: coinItem, count: Number(cost), betRate: promotion.settings.betRate }],
      endsAt: item.expiresAt,
    })
  }
  return quotes
}

const couponTitle = ({ propId, count }: { readonly propId: number; readonly count: number }): LocalText => {
  const item = { id: propId, count, betRate: basisPoints(0) }
  return { en: rewardNameIn(item, 'en'), fil: rewardNameIn(item, 'fil') }
}

const claimKeyOf = (reference: string): string => `deposit:${reference}`

type Coupons = Promotion<ReturnType<(typeof couponKind)['readSettings']>>

/** The version that was shown when the deposit began. */
async function promisedBy(db: Queryable, reference: string): Promise<Coupons | undefined> {
  const acting = await promotionOf(db, couponKind)
  const reserved = await reservationFind(db, { key, reference })
  if (acting === undefined || reserved === undefined) return acting
  const { settings, version } = await promotionKept(db, acting, reserved.version)
  return { ...acting, settings, version }
}

async function bonusOf(
  db: Queryable,
  { limitAmountOf }: Pick<CouponDependencies, 'limitAmountOf'>,
  { propId, count }: { readonly propId: number; readonly count: number },
  { promotion, amount }: { readonly promotion: Coupons; readonly amount: Centavos },
): Promise<Centavos> {
  const limitAmount = (await limitAmountOf(db, propId)) ?? zeroCentavos
  return couponBonus({ propId, count, limitAmount }, amount, promotion.settings.bonusMax)
}
