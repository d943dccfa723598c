import type { Instant } from '#core/clock/instant.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, minCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

/** How far a player has come in a week. */
export type Climb = {
  /** Steps that are finished, from the first on. */
  readonly finished: number
  /** When the last one was. */
  readonly lastAt: Instant | null
  /** What the week has brought. */
  readonly granted: Centavos
}

export const notBegun: Climb = { finished: 0, lastAt: null, granted: zeroCentavos }

export type LadderTerms = {
  readonly steps: readonly { readonly price: Centavos; readonly rate: BasisPoints }[]
  readonly bonusMax: Centavos
  readonly weekMax: Centavos
}

/** Who withdraws between two steps begins at the first again; a whole ladder waits for the next week. */
export const isSetBack = ({ finished }: Climb, { steps }: LadderTerms, hasWithdrawn: boolean): boolean =>
  hasWithdrawn && finished > 0 && finished < steps.length

/** The climb as it stands after what was withdrawn since its last step. */
export const climbNow = (climb: Climb, terms: LadderTerms, hasWithdrawn: boolean): Climb =>
  isSetBack(climb, terms, hasWithdrawn) ? { ...climb, finished: 0 } : climb

/** What finishing a step brings: a part of its price, within the bounds of a step and of the week. */
export function bonusOf(
  { price, rate }: LadderTerms['steps'][number],
  { bonusMax, weekMax }: Pick<LadderTerms, 'bonusMax' | 'weekMax'>,
  granted: Centavos,
): Centavos {
  const left = maxCentavos(zeroCentavos, subtractCentavos(weekMax, granted))
  return minCentavos(left, minCentavos(bonusMax, applyBasisPoints(price, rate, divFloor)))
}

/** What the step brings that the player stands before; nothing after the last one. */
export function nextBonus({ finished, granted }: Climb, terms: LadderTerms): Centavos {
  const next = terms.steps[finished]
  return next === undefined ? zeroCentavos : bonusOf(next, terms, granted)
}

/** What a deposit finishes; undefined: nothing. */
export function finishedBy(
  climb: Climb,
  amount: Centavos,
  terms: LadderTerms,
): { readonly step: number; readonly bonus: Centavos } | undefined {
  const next = terms.steps[climb.finished]
  if (next === undefined || amount < next.price) return undefined
  const bonus = nextBonus(climb, terms)
  return bonus > 0n ? { step: climb.finished + 1, bonus } : undefined
}

export function stepStatus(climb: Climb, step: number, terms: LadderTerms): 'locked' | 'claimable' | 'done' {
  if (step <= climb.finished) return 'done'
  return step === climb.finished + 1 && nextBonus(climb, terms) > 0n ? 'claimable' : 'locked'
}
