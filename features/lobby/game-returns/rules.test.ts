import { expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { bernsteinBound, boundaryAtAnyTime } from './confidence.ts'
import { isBought, termsOfBand } from './bought-rounds.ts'
import { bandsOf, type ReturnSums, type ReturnTerms, roundsToFind, stateOf } from './rules.ts'

/** Pays twice the stake with a chance of 0.48: the return is 0.96 and everything about it is known. */
const chance = 0.48
const coin: ReturnTerms = {
  lowest: 0.96,
  highest: 0.96,
  deviation: 2 * Math.sqrt(chance * (1 - chance)),
  cap: 2,
  ways: 1,
  needsBestPlay: false,
  stakeGrows: false,
  sharedSeconds: 0,
}
const coinSums = (rounds: number, wins: number): ReturnSums => ({
  rounds,
  weight: rounds,
  won: 2 * wins,
  weightSquares: rounds,
  products: 2 * wins,
  wonSquares: 4 * wins,
  weightMost: 1,
})
const bands = (rounds: number, wins: number, terms = coin) => {
  const found = bandsOf(coinSums(rounds, wins), terms, 'title')
  if (found === undefined) throw new Error('there are rounds')
  return found
}

/** The exact chances of so many wins, from 0 on. */
function binomial(rounds: number, p: number): number[] {
  const logs = [rounds * Math.log(1 - p)]
  for (let wins = 1; wins <= rounds; wins++)
    logs.push((logs[wins - 1] ?? 0) + Math.log((rounds - wins + 1) / wins) + Math.log(p / (1 - p)))
  return logs.map(Math.exp)
}

test('no round has no band', () => {
  expect(bandsOf(coinSums(0, 0), coin, 'title')).toBeUndefined()
})

test.each([1, 10, 1_000, 1_000_000])('without a scale the boundary at v = %i is the one of the paper', (v) => {
  const paper = 1.7 * Math.sqrt(v * (Math.log(Math.log(2 * v)) + 0.72 * Math.log(5.2 / 0.05)))
  // Its constants are rounded.
  expect(Math.abs(boundaryAtAnyTime({ v, scale: 0 }, { alpha: 0.05, vMin: 1 }) / paper - 1)).toBeLessThan(0.01)
})

/** How often so many rounds of the coin end within the 95% band, counted exactly. */
const heldOf = (rounds: number): number =>
  binomial(rounds, chance)
    .filter((_, wins) => {
      const { usual, measured } = bands(rounds, wins)
      return measured >= usual.low && measured <= usual.high
    })
    .reduce((sum, weight) => sum + weight, 0)

test.each([10, 50, 99])('of %i rounds, Bernstein’s band holds at least 95 of 100 honest games', (rounds) => {
  expect(bands(rounds, 0).isNormal).toBe(false)
  expect(heldOf(rounds)).toBeGreaterThanOrEqual(0.95)
})

test.each([300, 2_000])('of %i rounds, the normal band holds 95 of 100 honest games', (rounds) => {
  expect(bands(rounds, 0).isNormal).toBe(true)
  expect(Math.abs(heldOf(rounds) - 0.95)).toBeLessThan(0.02)
})

test('the normal distribution is used from the number of rounds on at which one win is a fifth of the deviation', () => {
  const from = Math.ceil((5 * coin.cap) ** 2 / coin.deviation ** 2)
  expect(bands(from - 1, 48).isNormal).toBe(false)
  expect(bands(from, 48).isNormal).toBe(true)
  // A slot with a top win of 5,000 and a deviation of 7 needs millions.
  expect(bands(10_000_000, 4_800_000, { ...coin, cap: 5_000, deviation: 7 }).isNormal).toBe(false)
  expect(bands(13_000_000, 6_240_000, { ...coin, cap: 5_000, deviation: 7 }).isNormal).toBe(true)
})

test.each([0.2, 0.05, 0.001])('Bernstein’s bound is exceeded less often than %f', (alpha) => {
  const rounds = 400
  const spread = { v: rounds * coin.deviation ** 2, scale: (coin.cap - coin.lowest) / 3 }
  const bound = bernsteinBound(spread, alpha)
  const beyond = binomial(rounds, chance).filter((_, wins) => 2 * wins - rounds * coin.lowest > bound)
  expect(beyond.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(alpha)
})

test('looking after every round, the 99.9% band is left less often than once in 1,000 by an exact count', () => {
  // All courses of 3,000 rounds, by the number of wins; a course that left the band is taken out.
  let courses = [1]
  let left = 0
  for (let rounds = 1; rounds <= 3_000; rounds++) {
    const next = Array<number>(rounds + 1).fill(0)
    courses.forEach((weight, wins) => {
      next[wins] = (next[wins] ?? 0) + weight * (1 - chance)
      next[wins + 1] = (next[wins + 1] ?? 0) + weight * chance
    })
    courses = next.map((weight, wins) => {
      if (weight === 0) return 0
      const { certain, measured } = bands(rounds, wins)
      if (measured >= certain.low && measured <= certain.high) return weight
      left += weight
      return 0
    })
  }
  expect(left).toBeLessThan(0.001 / 2)
  expect(courses.reduce((sum, weight) => sum + weight, 0) + left).toBeCloseTo(1, 9)
})

/** Whether a game has left its band over all stakes, or at one of them. */
const isOutside = (title: ReturnSums, stakes: readonly ReturnSums[]): boolean =>
  [title, ...stakes].some((sums, index) => {
    const found = bandsOf(sums, coin, index === 0 ? 'title' : 'stake')
    return found !== undefined && (found.measured > found.certain.high || found.measured < found.certain.low)
  })

/** Rounds of the coin, at one stake after the other. */
function playRounds(wins: number[], rounds: number, draw: Draw): void {
  for (let round = 0; round < rounds; round++)
    if (draw(100) < 48) wins[round % wins.length] = (wins[round % wins.length] ?? 0) + 1
}

test('of 10,000 honest games, looked at a hundred times at four stakes, fewer than 1 in 1,000 are ever outside', () => {
  const [games, looks, perLook] = [10_000, 100, 20]
  const draw = seededFastDraw(1_128)
  let [outside, outsideOneMoment] = [0, 0]
  for (let game = 0; game < games; game++) {
    const wins = [0, 0, 0, 0]
    let [isOut, isOutOnce] = [false, false]
    for (let look = 1; look <= looks; look++) {
      playRounds(wins, perLook, draw)
      const sum = wins.reduce((one, other) => one + other)
      const rounds = look * perLook
      isOut ||= isOutside(
        coinSums(rounds, sum),
        wins.map((each) => coinSums(rounds / 4, each)),
      )
      // What a band of one moment would do: 3.29 deviations hold 999 of 1,000, once.
      isOutOnce ||= Math.abs(2 * sum - rounds * coin.lowest) > 3.29 * coin.deviation * Math.sqrt(rounds)
    }
    if (isOut) outside++
    if (isOutOnce) outsideOneMoment++
  }
  expect(outside).toBeLessThan(games / 1_000)
  expect(outsideOneMoment).toBeGreaterThan((5 * games) / 1_000)
})

test.each(['high', 'low'] as const)(
  'the %s edge of the 99.9% band is inside, and anything beyond it is not',
  (side) => {
    const { certain, ...rest } = bands(100_000, 48_000)
    const beyond = { high: certain.high + 1e-9, low: certain.low - 1e-9 }[side]
    const outside = { high: 'paysTooMuch', low: 'paysTooLittle' }[side]
    expect(stateOf({ ...rest, certain, measured: certain[side] }, coin)).toBe(side)
    expect(stateOf({ ...rest, certain, measured: beyond }, coin)).toBe(outside)
  },
)

test.each(['high', 'low'] as const)('the %s edge of the 95% band is inside, and anything beyond it is not', (side) => {
  const { usual, ...rest } = bands(100_000, 48_000)
  const beyond = { high: usual.high + 1e-9, low: usual.low - 1e-9 }[side]
  expect(stateOf({ ...rest, usual, measured: usual[side] }, coin)).toBe('within')
  expect(stateOf({ ...rest, usual, measured: beyond }, coin)).toBe(side)
})

test('one large win widens the band above by itself: it is no proof of anything', () => {
  const jackpot = bandsOf(
    { ...coinSums(1_000, 0), won: 5_000, products: 5_000, wonSquares: 25_000_000 },
    { ...coin, cap: 5_000, deviation: 7 },
    'title',
  )
  expect(jackpot && jackpot.measured > 4).toBe(true)
  expect(jackpot && stateOf(jackpot, coin)).not.toBe('paysTooMuch')
})

test.each([
  { what: 'as declared', wins: 48_000, state: 'within' },
  { what: 'a little more', wins: 48_400, state: 'high' },
  { what: 'a little less', wins: 47_600, state: 'low' },
  { what: 'far more', wins: 50_000, state: 'paysTooMuch' },
  { what: 'far less', wins: 46_000, state: 'paysTooLittle' },
] as const)('a return that is $what is $state', ({ wins, state }) => {
  expect(stateOf(bands(100_000, wins), coin)).toBe(state)
})

test('where the best play is declared, less is what other play returns, and more is found all the same', () => {
  const played = { ...coin, needsBestPlay: true as const }
  expect(stateOf(bands(100_000, 40_000, played), played)).toBe('within')
  expect(stateOf(bands(100_000, 50_000, played), played)).toBe('paysTooMuch')
})

test('rounds that share a result say less than as many rounds of their own', () => {
  const shared = { ...coin, sharedSeconds: 16 }
  // Blocks of 20 bets that win together.
  const sums = {
    ...coinSums(100_000, 50_000),
    weightSquares: 2_000_000,
    products: 2_000_000,
    wonSquares: 4_000_000,
    weightMost: 20,
  }
  const own = bands(100_000, 50_000)
  const found = bandsOf(sums, shared, 'title')
  expect(found && found.certain.high - 0.96).toBeGreaterThan(4 * (own.certain.high - 0.96))
  expect(found && stateOf(found, shared)).not.toBe('paysTooMuch')
})

test('a band of stakes is wider than the title’s: it is one of twenty', () => {
  const title = bands(100_000, 48_000)
  const stake = bandsOf(coinSums(100_000, 48_000), coin, 'stake')
  expect(stake && stake.certain.high).toBeGreaterThan(title.certain.high)
})

test('the number of rounds that finds 3 points more is where the band is as wide as that', () => {
  const rounds = roundsToFind(0.03, coin)
  const wins = (more: number, n: number) => Math.round((n * (coin.lowest + more)) / 2)
  expect(stateOf(bands(rounds * 2, wins(0.03, rounds * 2)), coin)).toBe('paysTooMuch')
  expect(stateOf(bands(Math.floor(rounds * 0.8), wins(0.03, Math.floor(rounds * 0.8))), coin)).not.toBe('paysTooMuch')
  expect(roundsToFind(0.03, { ...coin, deviation: 7, cap: 5_000 })).toBeGreaterThan(10 * rounds)
  expect(roundsToFind(0.03, { ...coin, highest: 1 })).toBe(Number.POSITIVE_INFINITY)
})

test('bought rounds are measured against their own return, and the others against the spin', () => {
  const bought = { priceHundredths: 2_540, lowest: 0.961, highest: 0.963, deviation: 0.4, cap: 120 }
  const slot: ReturnTerms = { ...coin, deviation: 9, cap: 3_000, ways: 2, bought }
  expect([0n, 100n, 2_540n, 5_000n, 25_400n].map((stake) => isBought(stake, slot))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
  expect(termsOfBand(0n, slot)).toEqual(slot)
  expect(termsOfBand(2_540n, slot)).toMatchObject({ lowest: 0.961, highest: 0.963, deviation: 0.4, cap: 120, ways: 1 })
  expect(termsOfBand(5_000n, slot)).toMatchObject({ lowest: 0.96, deviation: 9, cap: 3_000, ways: 1 })
  // The same rounds: too much for a bonus, and nothing for a spin.
  const sums: ReturnSums = { ...coinSums(3_000, 0), won: 3_300, products: 3_300, wonSquares: 3_900 }
  const stateAt = (stake: bigint) => {
    const terms = termsOfBand(stake, slot)
    const found = bandsOf(sums, terms, 'stake')
    return found && stateOf(found, terms)
  }
  expect(stateAt(2_540n)).toBe('paysTooMuch')
  expect(stateAt(5_000n)).toBe('few')
})
