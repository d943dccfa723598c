import type { BonusOffer } from '#games/rgs/contract.ts'
import { partOf } from '#games/title/pay.ts'

/** What the bonus costs at this stake, in centavos. Undefined: it would cost more than one round may. */
export function bonusPrice({ priceHundredths, priceMost }: BonusOffer, stake: number): number | undefined {
  const price = partOf(stake, priceHundredths)
  return price <= priceMost ? price : undefined
}

/** The highest stake at which the bonus is sold; undefined: at none. */
export const highestStake = (offer: BonusOffer, stakes: readonly number[]): number | undefined =>
  stakes.findLast((stake) => bonusPrice(offer, stake) !== undefined)
