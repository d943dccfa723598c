import { divFloor } from '#core/money/division.ts'

/** Odds are paid in hundredths of the stake and include it: 185 pays back 1.85 of each peso. */
export type Odds = Readonly<Record<string, number>>

export const returnedAtMost = 98n
// Nearly certain outcomes are not offered: their odds would be no bet.
export const oddsMin = 102

/**
 * The odds of what happens in so many of all cases: 98 % of the fair odds, rounded down to a hundredth. A hundredth of the
 * odds is at most one percent of the stake, so that every bet returns more than 97 % and no more than 98 %.
 */
export function oddsFor(weight: bigint, whole: bigint): number | undefined {
  if (weight <= 0n) return undefined
  const odds = Number(divFloor(returnedAtMost * whole, weight))
  return odds < oddsMin ? undefined : odds
}

/** Every selection that is offered, with its odds: all scores are looked at, and each counts with its exact weight. */
export function oddsOf(weights: ReadonlyMap<string, bigint>, whole: bigint): Odds {
  const odds: Record<string, number> = {}
  for (const [selection, weight] of weights) {
    const priced = oddsFor(weight, whole)
    if (priced !== undefined) odds[selection] = priced
  }
  return odds
}
