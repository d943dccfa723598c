import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { type Centavos, minCentavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { isCoupon, isPercentageItem, rewardKindOf } from '#core/reward/reward-item.ts'

export type Coupon = {
  readonly propId: number
  /** Percent or pesos. */
  readonly count: number
  /** The smallest deposit, and the tier of a fixed coupon; 0 where none is set. */
  readonly limitAmount: Centavos
}

/** What a coupon adds to a deposit; nothing where it does not belong to it. The rest of a centavo stays with the house. */
export function couponBonus({ propId, count, limitAmount }: Coupon, amount: Centavos, max: Centavos): Centavos {
  if (!isCoupon(propId) || amount < limitAmount) return zeroCentavos
  if (!isPercentageItem(propId)) return minCentavos(pesos(BigInt(count)), max)
  const isTiered = rewardKindOf(propId) === 'fixedCoupon' && limitAmount > 0n
  return minCentavos(applyBasisPoints(isTiered ? limitAmount : amount, percent(count), divFloor), max)
}
