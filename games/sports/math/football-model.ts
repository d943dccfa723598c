import type { Draw } from '#core/draw/draw.ts'
import { combinations } from '#games/title/combinations.ts'
import type { Score } from './league.ts'

/** Of a thousand chances, so many are goals of either side. */
export type ChanceRates = { readonly home: number; readonly away: number }

/** A match is so many chances, one every three minutes. */
export const chances = 30
export const minutesOfChance = 3
export const drawsOfChance = 1_000
// Missed shots before each goal are for display only.
const missesOfGoal = 3

/** Every score with its exact weight out of `wholeOfScores`: the chances fall to home, to away, or to nobody. */
export function scoreWeights({
  home,
  away,
}: ChanceRates): readonly { readonly score: Score; readonly weight: bigint }[] {
  const nobody = powersOf(drawsOfChance - home - away)
  const [homes, aways] = [powersOf(home), powersOf(away)]
  return waysOfScores.map(({ score, ways }) => {
    const [one, other] = score
    const rest = nobody[chances - one - other] ?? 0n
    return { score, weight: ways * (homes[one] ?? 0n) * (aways[other] ?? 0n) * rest }
  })
}
export const wholeOfScores = BigInt(drawsOfChance) ** BigInt(chances)

/** In how many orders the chances can come to each score. */
const waysOfScores: readonly { readonly score: Score; readonly ways: bigint }[] = Array.from(
  { length: chances + 1 },
  (_, one) =>
    Array.from({ length: chances + 1 - one }, (_unused, other) => ({
      score: [one, other] as const,
      ways: combinations(chances, one) * combinations(chances - one, other),
    })),
).flat()

function powersOf(base: number): bigint[] {
  const powers = [1n]
  for (let index = 0; index < chances; index++) powers.push((powers[index] ?? 1n) * BigInt(base))
  return powers
}

/**
 * A match as it was played, a letter for each chance: H and A are goals, h and a are shots that missed, a dash is midfield
 * play. One draw below a thousand decides a chance.
 */
export function playFootball({ home, away }: ChanceRates, draw: Draw): string {
  const chance = (): string => {
    const value = draw(drawsOfChance)
    if (value < home) return 'H'
    if (value < home + away) return 'A'
    if (value < home * (1 + missesOfGoal) + away) return 'h'
    return value < (home + away) * (1 + missesOfGoal) ? 'a' : '-'
  }
  return Array.from({ length: chances }, chance).join('')
}

/** The score after so many chances. */
export function footballScore(course: string, until = chances): Score {
  const seen = course.slice(0, until)
  return [seen.split('H').length - 1, seen.split('A').length - 1]
}
