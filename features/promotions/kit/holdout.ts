import { type BasisPoints, basisPoints, percent } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { stableHash } from '#core/stable-hash.ts'
import type { Terms } from './terms.ts'

/** A larger budget has to show that it is worth it, unless the operator decides otherwise. */
const provenAbove = pesos(50_000n)
const usualShare = percent(10)

/** The share that a new version holds back if its form says nothing. */
export function defaultHoldout({ total, weekly, daily }: Terms['budget']): BasisPoints {
  const isLarge = [total, weekly, daily].some((max) => max !== null && max > provenAbove)
  return isLarge ? usualShare : basisPoints(0)
}

export type VersionForPlayer = { readonly key: string; readonly version: number; readonly playerId: bigint }

const wholeShare = 10_000n

/** Whether a version does not show itself to a player: always the same, and unrelated between versions. */
export const isHeldBack = ({ key, version, playerId }: VersionForPlayer, share: number): boolean =>
  stableHash(`${key}:${version}:${playerId}`) % wholeShare < BigInt(share)

/** What one measure of a group adds up to. */
export type Sums = { readonly players: number; readonly sum: number; readonly squares: number }

export const noSums: Sums = { players: 0, sum: 0, squares: 0 }

export const addValue = ({ players, sum, squares }: Sums, value: number): Sums => ({
  players: players + 1,
  sum: sum + value,
  squares: squares + value * value,
})

/** A mean per player, and where it lies with 95 % confidence; null while two players are missing. */
export type Estimate = { readonly mean: number; readonly low: number | null; readonly high: number | null }

// Of the normal distribution: groups worth a look have hundreds of players.
const deviations = 1.96

export const estimateOf = (sums: Sums): Estimate => around(meanOf(sums), errorOf(sums))

/** Shown less held back. Zero outside the interval is a difference that chance rarely makes. */
export function differenceOf(shown: Sums, held: Sums): Estimate {
  const [ofShown, ofHeld] = [errorOf(shown), errorOf(held)]
  const error = ofShown === undefined || ofHeld === undefined ? undefined : Math.hypot(ofShown, ofHeld)
  return around(meanOf(shown) - meanOf(held), error)
}

const around = (mean: number, error: number | undefined): Estimate =>
  error === undefined
    ? { mean, low: null, high: null }
    : { mean, low: mean - deviations * error, high: mean + deviations * error }

const meanOf = ({ players, sum }: Sums): number => (players === 0 ? 0 : sum / players)

/** The standard error of the mean. */
function errorOf({ players, sum, squares }: Sums): number | undefined {
  if (players < 2) return undefined
  // Rounding may leave a tiny negative variance where all values are the same.
  const variance = Math.max(0, (squares - (sum * sum) / players) / (players - 1))
  return Math.sqrt(variance / players)
}
