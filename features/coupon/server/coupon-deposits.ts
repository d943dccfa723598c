import type { Instant } from '#core/clock/instant.ts'
import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import type { DepositHook } from '#features/deposit/server/index.ts'
import {
  inventoryFindForUpdate,
  inventoryRelease,
  inventoryReserve,
  inventoryUse,
  isUsable,
} from '#features/inventory/server/index.ts'
import { readContent } from '#features/lobby/server/index.ts'
import { claimReward, promotionOf, type PromotionNeeds, revokeReward } from '#features/promotion/server/index.ts'
import { lockBooks } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { couponKind } from './coupon-kind.ts'
import { couponBonus } from '../rules.ts'

/** A coupon with its deposit: reserved, used up, free again, or taken back. */
export const couponDeposits = (needs: PromotionNeeds): DepositHook => ({
  name: 'coupon',
  reserve: async (tx, { playerId, reference, amount, actType, couponId, now }) => {
    // A step of the ladder has its own bonus.
    if (actType === rechargeBonusKind.collection) return false
    await lockBooks(tx, [playerId])
    const item = await inventoryFindForUpdate(tx, playerId, couponId)
    if (item === undefined || !isUsable(item, now)) return false
    if ((await bonusOf(tx, item, amount)) === 0n) return false
    await inventoryReserve(tx, { id: item.id, reference })
    return true
  },
  onPaid: async (tx, { playerId, reference, amount, now }) => {
    const item = await inventoryUse(tx, { reference, now })
    const promotion = item && (await promotionOf(tx, couponKind))
    if (item === undefined || promotion === undefined) return
    // Less may have arrived than was asked for: the bonus follows from what did.
    const bonus = await bonusOf(tx, item, amount)
    if (bonus === 0n) return
    const items = [{ id: coinItem, count: Number(bonus), betRate: promotion.settings.betRate }]
    await claimReward(tx, needs, { playerId, promotion, claimKey: claimKeyOf(reference), items, now, isEarned: true })
  },
  onEnded: async (tx, { reference }) => {
    await inventoryRelease(tx, reference)
  },
  onTakenBack: async (tx, { playerId, reference }, now: Instant) =>
    revokeReward(tx, { playerId, key: couponKind.key, claimKey: claimKeyOf(reference) }, now),
})

const claimKeyOf = (reference: string): string => `deposit:${reference}`

async function bonusOf(
  db: Queryable,
  { propId, count }: { readonly propId: number; readonly count: number },
  amount: Centavos,
): Promise<Centavos> {
  const promotion = await promotionOf(db, couponKind)
  if (promotion === undefined) return zeroCentavos
  const { props } = await readContent(db)
  const limitAmount = props[propId]?.limitAmount ?? zeroCentavos
  return couponBonus({ propId, count, limitAmount }, amount, promotion.settings.bonusMax)
}
