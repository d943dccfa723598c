import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, minCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

export type CashBackTerms = {
  /** The base rate for everybody. */
  readonly rate: BasisPoints
  readonly min: Centavos
  readonly max: Centavos
}

/** The base rate, or the player's VIP rate if that is higher. */
export const rateFor = ({ rate }: Pick<CashBackTerms, 'rate'>, ofVipLevel: BasisPoints): BasisPoints =>
  ofVipLevel > rate ? ofVipLevel : rate

/** Yesterday's play, less paid-for play of earlier days that was voided since. */
export const baseOf = (validBet: Centavos, voidedSince: Centavos): Centavos =>
  maxCentavos(zeroCentavos, subtractCentavos(validBet, voidedSince))

/** The amount of cash back. Below the minimum there is none; fractions of a centavo stay with the house. */
export function cashBack(base: Centavos, rate: BasisPoints, { min, max }: CashBackTerms): Centavos {
  const amount = minCentavos(applyBasisPoints(base, rate, divFloor), max)
  return amount < min ? zeroCentavos : amount
}
