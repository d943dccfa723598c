import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, minCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

export type CashBackTerms = {
  /** What everybody has back. */
  readonly rate: BasisPoints
  readonly min: Centavos
  readonly max: Centavos
}

/** Everybody's rate, or the one that the player's VIP level promises where that is higher. */
export const rateFor = ({ rate }: Pick<CashBackTerms, 'rate'>, ofVipLevel: BasisPoints): BasisPoints =>
  ofVipLevel > rate ? ofVipLevel : rate

/** Yesterday's play, less what of an earlier day was paid for and voided since. */
export const baseOf = (validBet: Centavos, voidedSince: Centavos): Centavos =>
  maxCentavos(zeroCentavos, subtractCentavos(validBet, voidedSince))

/** What comes back. Below the smallest sum nothing does; the rest of a centavo stays with the house. */
export function cashBack(base: Centavos, rate: BasisPoints, { min, max }: CashBackTerms): Centavos {
  const amount = minCentavos(applyBasisPoints(base, rate, divFloor), max)
  return amount < min ? zeroCentavos : amount
}
