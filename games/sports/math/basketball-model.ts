import type { Draw } from '#core/draw/draw.ts'
import type { Score } from './league.ts'

/** Of a hundred trips to the basket, so many bring two points and so many three. */
export type TripRates = { readonly two: number; readonly three: number }
export type CourtRates = { readonly home: TripRates; readonly away: TripRates }

/** Four quarters of ten trips for each side. */
export const quarters = 4
export const tripsOfQuarter = 10
export const trips = quarters * tripsOfQuarter
const ofHundred = 100
/** A draw for each trip of both sides. */
export const drawsOfTrip = ofHundred * ofHundred

const pointsOf = ({ two, three }: TripRates, value: number): number => (value < three ? 3 : value < three + two ? 2 : 0)

/** How many points a side has after all its trips: exact weights out of 100^40, by points. */
function pointWeights({ two, three }: TripRates): bigint[] {
  const [none, twos, threes] = [ofHundred - two - three, two, three].map(BigInt) as [bigint, bigint, bigint]
  let weights: bigint[] = [1n]
  for (let trip = 0; trip < trips; trip++) {
    const next = Array.from({ length: weights.length + 3 }, () => 0n)
    for (const [points, weight] of weights.entries()) {
      next[points] = (next[points] ?? 0n) + weight * none
      next[points + 2] = (next[points + 2] ?? 0n) + weight * twos
      next[points + 3] = (next[points + 3] ?? 0n) + weight * threes
    }
    weights = next
  }
  return weights
}

type Trip = { readonly home: number; readonly away: number; readonly weight: number }

/** What the golden trip can end with: every pair of points that leaves one side ahead, out of ten thousand. */
function goldenTrips({ home, away }: CourtRates): Trip[] {
  const weightOf = ({ two, three }: TripRates, points: number): number =>
    points === 3 ? three : points === 2 ? two : ofHundred - two - three
  const pairs: Trip[] = []
  for (const one of [0, 2, 3]) {
    for (const other of [0, 2, 3]) {
      if (one !== other) pairs.push({ home: one, away: other, weight: weightOf(home, one) * weightOf(away, other) })
    }
  }
  return pairs
}

/** How likely each margin (home less away) and each total is. Exact, over every score and every golden trip. */
export type CourtWeights = {
  readonly margins: ReadonlyMap<number, bigint>
  readonly totals: ReadonlyMap<number, bigint>
  readonly whole: bigint
}

export function courtWeights(rates: CourtRates): CourtWeights {
  const [homes, aways] = [pointWeights(rates.home), pointWeights(rates.away)]
  const golden = goldenTrips(rates)
  const ofGolden = BigInt(golden.reduce((sum, { weight }) => sum + weight, 0))
  // Margins from -most to most, and totals from 0 to twice the most.
  const most = homes.length + 2
  const [margins, totals] = [0, 1].map(() => Array.from({ length: 2 * most + 1 }, () => 0n)) as [bigint[], bigint[]]
  const add = ([home, away]: Score, weight: bigint): void => {
    margins[home - away + most] = (margins[home - away + most] ?? 0n) + weight
    totals[home + away] = (totals[home + away] ?? 0n) + weight
  }
  const addEnd = ([home, away]: Score, weight: bigint): void => {
    if (home !== away) return add([home, away], weight * ofGolden)
    for (const trip of golden) add([home + trip.home, away + trip.away], weight * BigInt(trip.weight))
  }
  for (const [home, homeWeight] of homes.entries()) {
    for (const [away, awayWeight] of aways.entries()) addEnd([home, away], homeWeight * awayWeight)
  }
  const whole = BigInt(ofHundred) ** BigInt(2 * trips) * ofGolden
  return { margins: byValue(margins, -most), totals: byValue(totals, 0), whole }
}

const byValue = (weights: readonly bigint[], first: number): ReadonlyMap<number, bigint> =>
  new Map(weights.flatMap((weight, index) => (weight > 0n ? [[first + index, weight]] : [])))

/**
 * A match as it was played: two digits a trip, the points of home and of away. One draw below ten thousand decides both. Even
 * after forty, one golden trip follows: one draw among those that leave somebody ahead.
 */
export function playBasketball(rates: CourtRates, draw: Draw): string {
  let course = ''
  for (let trip = 0; trip < trips; trip++) {
    const value = draw(drawsOfTrip)
    course += `${pointsOf(rates.home, Math.floor(value / ofHundred))}${pointsOf(rates.away, value % ofHundred)}`
  }
  const [home, away] = basketballScore(course)
  return home === away ? course + goldenTrip(rates, draw) : course
}

function goldenTrip(rates: CourtRates, draw: Draw): string {
  const golden = goldenTrips(rates)
  let left = draw(golden.reduce((sum, { weight }) => sum + weight, 0))
  const trip = golden.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  if (trip === undefined) throw new Error('a golden trip has no end')
  return `${trip.home}${trip.away}`
}

/** The score after so many trips of both sides. */
export function basketballScore(course: string, until = trips + 1): Score {
  const seen = course.slice(0, 2 * until)
  let [home, away] = [0, 0]
  for (let index = 0; index < seen.length; index += 2) {
    home += Number(seen[index])
    away += Number(seen[index + 1])
  }
  return [home, away]
}
