import type { Draw } from '#core/draw/draw.ts'

/** The result of one test of the battery about a source of draws. */
export type BatteryResult = {
  readonly name: string
  readonly statistic: number
  readonly limit: number
  readonly passed: boolean
}

// Each test fails an honest source once in about a hundred thousand runs.
const z = 4.27

/** The chi-square value that an honest source exceeds so seldom (Wilson and Hilferty's approximation). */
const chiSquareLimit = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3

const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

/** How often each number comes. */
function frequencyTest(draw: Draw, { bound, draws }: Sample): BatteryResult {
  const counts = zeros(bound)
  for (let index = 0; index < draws; index++) bump(counts, draw(bound))
  return result(`frequency below ${bound}`, chiSquare(counts, draws / bound), chiSquareLimit(bound - 1))
}

/** How often each number follows each other one. */
function serialTest(draw: Draw, { bound, draws }: Sample): BatteryResult {
  const counts = zeros(bound * bound)
  for (let index = 0; index < draws / 2; index++) bump(counts, draw(bound) * bound + draw(bound))
  const limit = chiSquareLimit(bound * bound - 1)
  return result(`pairs below ${bound}`, chiSquare(counts, draws / 2 / bound ** 2), limit)
}

/** How often the lower and the upper half take turns. */
function runsTest(draw: Draw, { bound, draws }: Sample): BatteryResult {
  let [high, runs] = [0, 0]
  let last: boolean | undefined
  for (let index = 0; index < draws; index++) {
    const isHigh = draw(bound) >= bound / 2
    if (isHigh) high++
    if (isHigh !== last) runs++
    last = isHigh
  }
  const product = 2 * high * (draws - high)
  const mean = product / draws + 1
  const deviation = Math.sqrt((product * (product - draws)) / (draws * draws * (draws - 1)))
  return result(`runs below ${bound}`, deviation > 0 ? Math.abs(runs - mean) / deviation : Number.POSITIVE_INFINITY, z)
}

/** Whether a draw correlates with the one so many draws later. */
function correlationTest(draw: Draw, { bound, draws }: Sample, lag: number): BatteryResult {
  const centre = (bound - 1) / 2
  const values = Array.from({ length: draws }, () => draw(bound) - centre)
  let [covariance, variance] = [0, 0]
  for (let index = 0; index < draws; index++) {
    variance += (values[index] ?? 0) ** 2
    covariance += (values[index] ?? 0) * (values[(index + lag) % draws] ?? 0)
  }
  return result(`correlation at ${lag} below ${bound}`, (Math.abs(covariance) / variance) * Math.sqrt(draws), z)
}

export type Sample = { readonly bound: number; readonly draws: number }

/** Everything, at bounds that games really ask for. */
export function runBattery(draw: Draw, draws: number): readonly BatteryResult[] {
  const bounds = [2, 6, 13, 25, 37, 54, 75]
  return bounds.flatMap((bound) => [
    frequencyTest(draw, { bound, draws }),
    serialTest(draw, { bound, draws }),
    runsTest(draw, { bound, draws }),
    ...[1, 2, 7].map((lag) => correlationTest(draw, { bound, draws }, lag)),
  ])
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

const bump = (counts: number[], index: number): void => {
  counts[index] = (counts[index] ?? 0) + 1
}

const result = (name: string, statistic: number, limit: number): BatteryResult => ({
  name,
  statistic,
  limit,
  passed: statistic <= limit,
})
