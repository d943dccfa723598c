import * as v from 'valibot'
import { type Centavos, centavos, minCentavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { BetLimit } from '#games/title/table.ts'
import type { Odds } from './price.ts'

/** The most matches in one slip: with three, the return of the slip is still above 91 %. */
export const legsMax = 3
/** The most that a slip pays for each peso, and in all. */
export const slipPaysMost = 2_000
export const slipPayoutMost = pesos(500_000n)
export const slipStakeMin = pesos(5n)
export const slipStakeMost = pesos(10_000n)

/** A slip: its selections, written `<match>.<selection>`. All of them have to win. */
export const slip = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\d\.[A-Za-z0-9-]{1,20}$/))),
  v.minLength(1),
  v.maxLength(legsMax),
)
export type Slip = v.InferOutput<typeof slip>
export type Leg = { readonly match: number; readonly selection: string }

export const legsOf = (given: Slip): Leg[] =>
  given.map((leg) => ({ match: Number(leg.slice(0, 1)), selection: leg.slice(2) }))

const hundred = 100n
export const slipPaysMostHundredths = Number(hundred * BigInt(slipPaysMost))
type Ratio = { readonly num: bigint; readonly den: bigint }

/** The odds of a whole slip, as an exact ratio: those of its legs multiplied. */
const slipOdds = (odds: readonly number[]): Ratio => ({
  num: odds.reduce((product, leg) => product * BigInt(leg), 1n),
  den: hundred ** BigInt(odds.length),
})

/** In hundredths, rounded down: to be shown. */
export const slipOddsShown = (odds: readonly number[]): number => {
  const { num, den } = slipOdds(odds)
  return Number(divFloor(num * hundred, den))
}

/** What a slip that came true pays. A part of a centavo is not paid. */
export const slipPays = (stake: Centavos, odds: readonly number[]): Centavos => {
  const { num, den } = slipOdds(odds)
  return centavos(divFloor(stake * num, den))
}

/** Undefined: the slip names what is not offered, one match twice, or would pay too much for each peso. */
export function slipLimit(given: Slip, fixtures: readonly { readonly odds: Odds }[]): BetLimit | undefined {
  const legs = legsOf(given)
  if (new Set(legs.map(({ match }) => match)).size < legs.length) return undefined
  const odds = legOdds(legs, fixtures)
  if (odds === undefined) return undefined
  const { num, den } = slipOdds(odds)
  if (num > den * BigInt(slipPaysMost)) return undefined
  const wholePesos = divFloor(slipPayoutMost * den, num * hundred) * hundred
  return { min: slipStakeMin, max: minCentavos(slipStakeMost, centavos(wholePesos)) }
}

function legOdds(legs: readonly Leg[], fixtures: readonly { readonly odds: Odds }[]): number[] | undefined {
  const odds: number[] = []
  for (const { match, selection } of legs) {
    const offered = fixtures[match]?.odds
    const priced = offered !== undefined && Object.hasOwn(offered, selection) ? offered[selection] : undefined
    if (priced === undefined) return undefined
    odds.push(priced)
  }
  return odds
}

/** A slip's payout. `isWon`: whether the leg won. */
export function settleSlip(
  { given, stake }: { readonly given: Slip; readonly stake: Centavos },
  fixtures: readonly { readonly odds: Odds }[],
  isWon: (leg: Leg) => boolean,
): Centavos {
  const legs = legsOf(given)
  const odds = legOdds(legs, fixtures)
  if (odds === undefined) throw new Error(`a slip was taken that is not offered: ${given.join(' ')}`)
  return legs.every(isWon) ? slipPays(stake, odds) : zeroCentavos
}
