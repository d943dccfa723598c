import { applyBasisPoints, type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, minCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

export type CashBonusTerms = {
  readonly rates: readonly { readonly vip: number; readonly rate: BasisPoints }[]
  readonly min: Centavos
  readonly max: Centavos
}

/** The rate of the highest level that the player has reached. */
export const rateFor = ({ rates }: CashBonusTerms, vip: number): BasisPoints =>
  rates.filter((each) => vip >= each.vip).reduce((best, each) => (each.rate > best ? each.rate : best), basisPoints(0))

/** Yesterday's play, less what of an earlier day was paid for and voided since. */
export const baseOf = (validBet: Centavos, voidedSince: Centavos): Centavos =>
  maxCentavos(zeroCentavos, subtractCentavos(validBet, voidedSince))

/** What comes back. Below the smallest sum nothing does; the rest of a centavo stays with the house. */
export function cashBack(base: Centavos, rate: BasisPoints, { min, max }: CashBonusTerms): Centavos {
  const amount = minCentavos(applyBasisPoints(base, rate, divFloor), max)
  return amount < min ? zeroCentavos : amount
}
