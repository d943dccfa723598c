import type { Instant } from '#core/clock/instant.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, minCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

/** A player's progress in a week. */
export type Climb = {
  /** The number of finished steps. */
  readonly finished: number
  /** When the last one was finished. */
  readonly lastAt: Instant | null
  /** The bonuses of the week. */
  readonly granted: Centavos
}

export const notBegun: Climb = { finished: 0, lastAt: null, granted: zeroCentavos }

export type LadderTerms = {
  readonly steps: readonly { readonly price: Centavos; readonly rate: BasisPoints }[]
  readonly bonusMax: Centavos
  readonly weekMax: Centavos
}

/** A player who withdraws mid-ladder restarts at step 1; a finished ladder restarts next week. */
export const isSetBack = ({ finished }: Climb, { steps }: LadderTerms, hasWithdrawn: boolean): boolean =>
  hasWithdrawn && finished > 0 && finished < steps.length

/** The progress after withdrawals since the last step. */
export const climbNow = (climb: Climb, terms: LadderTerms, hasWithdrawn: boolean): Climb =>
  isSetBack(climb, terms, hasWithdrawn) ? { ...climb, finished: 0 } : climb

/** The bonus of a step: a part of its price, within the limits of a step and of the week. */
export function bonusOf(
  { price, rate }: LadderTerms['steps'][number],
  { bonusMax, weekMax }: Pick<LadderTerms, 'bonusMax' | 'weekMax'>,
  granted: Centavos,
): Centavos {
  const left = maxCentavos(zeroCentavos, subtractCentavos(weekMax, granted))
  return minCentavos(left, minCentavos(bonusMax, applyBasisPoints(price, rate, divFloor)))
}

/** The bonus of the player's next step; none after the last. */
export function nextBonus({ finished, granted }: Climb, terms: LadderTerms): Centavos {
  const next = terms.steps[finished]
  return next === undefined ? zeroCentavos : bonusOf(next, terms, granted)
}

/** The step that a deposit finishes, if any. */
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
