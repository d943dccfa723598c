import { type Centavos, centavos, pesos, sumCentavos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import { coinsIn, couponPesosIn, pointsIn, type RewardItem } from '#core/reward/reward-item.ts'

/**
 * What items cost the house: coins, points at 0.008 peso, coupons of a sum. Random and conditional items cost when they
 * are used.
 */
export const giftCost = (items: readonly RewardItem[]): Centavos =>
  sumCentavos([coinsIn(items), pointsCost(pointsIn(items)), pesos(couponPesosIn(items))])

/** Hundredths of points, 0.8 centavos per point, rounded up: a budget is never overdrawn by a fraction. */
const pointsCost = (hundredths: bigint): Centavos => centavos(divCeil(hundredths * 8n, 1_000n))
