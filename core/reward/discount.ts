import type { Centavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { coinsIn, couponPesosIn, pointsIn, type RewardItem } from './reward-item.ts'

/**
 * What a player gets for the price, in percent: floor((price + coin + points × 0.008 + coupons × 100) / price × 100).
 * Computed in thousandths, because in floating point an offer of exactly 113 % would show as 112 %.
 */
export function discountPercent({ price, awards }: { price: Centavos; awards: readonly RewardItem[] }): number {
  const worthThousandths = 1_000n * (price + coinsIn(awards)) + 8n * pointsIn(awards) + 100_000n * couponPesosIn(awards)
  return Number(divFloor(worthThousandths * 100n, 1_000n * price))
}
