import { applyBasisPoints, percent } from '#core/money/basis-points.ts'
import { type Centavos, minCentavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { isCoupon, isPercentageItem, rewardKindOf } from '#core/reward/reward-item.ts'

export type Coupon = {
  readonly propId: number
  /** Percent or pesos. */
  readonly count: number
  /** The minimum deposit, and the tier of a fixed coupon; 0 if none is set. */
  readonly limitAmount: Centavos
}

/** The amount a coupon adds to a deposit; nothing if it does not apply. Fractions of a centavo stay with the house. */
export function couponBonus({ propId, count, limitAmount }: Coupon, amount: Centavos, max: Centavos): Centavos {
  if (!isCoupon(propId) || amount < limitAmount) return zeroCentavos
  if (!isPercentageItem(propId)) return minCentavos(pesos(BigInt(count)), max)
  const isTiered = rewardKindOf(propId) === 'fixedCoupon' && limitAmount > 0n
  return minCentavos(applyBasisPoints(isTiered ? limitAmount : amount, percent(count), divFloor), max)
}
