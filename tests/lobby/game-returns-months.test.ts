import { expect, test } from 'vitest'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import type { Draw } from '#core/draw/draw.ts'
import {
  bandsOf,
  type ReturnSums,
  type ReturnTerms,
  roundsToFind,
  stateOf,
} from '#features/lobby/game-returns/rules.ts'
import { returnFacts } from '#games/proofs/server/return-facts.ts'
import { titles } from '#games/titles.ts'

// A slot of the house, played by a drawn sequence of its own outcomes: whatever is drawn here is drawn again by the next run.

const slot = titles.find(({ code }) => code === 'tinikling-hop')
if (slot === undefined || slot.returns.kind !== 'exact') throw new Error('the title counts its outcomes')
const [way] = slot.returns.ways()
const [stake] = slot.stakes
if (way === undefined || stake === undefined) throw new Error('the title has a way and a stake')

const { bought: _none, ...facts } = returnFacts(slot)
const terms: ReturnTerms = {
  ...facts,
  lowest: slot.rtpBasisPoints / 10_000,
  highest: facts.highestBasisPoints / 10_000,
  deviation: facts.deviationThousandths / 1_000,
  cap: facts.capHundredths / 100,
}

/** Every outcome of one round by its weight: the multiple of the stake that it wins. */
const outcomes = [...way.outcomes(stake)].map(({ weight, win }) => ({
  weight: Number(weight),
  multiple: Number(win) / Number(stake),
}))
const merged = [...Map.groupBy(outcomes, ({ multiple }) => multiple)].map(([multiple, same]) => ({
  multiple,
  weight: same.reduce((sum, { weight }) => sum + weight, 0),
}))
const whole = merged.reduce((sum, { weight }) => sum + weight, 0)

/** Walker’s alias table: one draw for the column, one for the side. */
function sampler(draw: Draw): () => number {
  const n = merged.length
  const share = merged.map(({ weight }) => (weight / whole) * n)
  const alias = Array<number>(n).fill(0)
  const [small, large] = [share.flatMap((s, i) => (s < 1 ? [i] : [])), share.flatMap((s, i) => (s >= 1 ? [i] : []))]
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop() ?? 0, large.pop() ?? 0]
    alias[low] = high
    share[high] = (share[high] ?? 0) - (1 - (share[low] ?? 0))
    ;((share[high] ?? 0) < 1 ? small : large).push(high)
  }
  for (const rest of [...small, ...large]) share[rest] = 1
  const parts = 2 ** 30
  return () => {
    const column = draw(n)
    const own = draw(parts) / parts < (share[column] ?? 1)
    return merged[own ? column : (alias[column] ?? 0)]?.multiple ?? 0
  }
}

const noRounds = (): { -readonly [Key in keyof ReturnSums]: number } => ({
  rounds: 0,
  weight: 0,
  won: 0,
  weightSquares: 0,
  products: 0,
  wonSquares: 0,
  weightMost: 1,
})

type Course = { readonly sums: ReturnType<typeof noRounds>; readonly round: () => number }

function play({ sums, round }: Course, rounds: number): void {
  for (let n = 0; n < rounds; n++) {
    const multiple = round()
    sums.won += multiple
    sums.wonSquares += multiple * multiple
  }
  sums.rounds += rounds
  sums.weight = sums.rounds
  sums.weightSquares = sums.rounds
  sums.products = sums.won
}

const stateNow = (sums: ReturnSums) => {
  const bands = bandsOf(sums, terms, 'title')
  return bands && stateOf(bands, terms)
}

const perLook = 1_000
const looksOfMonth = 100

test('an honest game is paused in none of 200 months, looked at a hundred times in each', () => {
  const round = sampler(seededFastDraw(20_261_128))
  let outsideUsual = 0
  for (let month = 0; month < 200; month++) {
    const course = { sums: noRounds(), round }
    for (let look = 0; look < looksOfMonth; look++) {
      play(course, perLook)
      expect(['paysTooMuch', 'paysTooLittle']).not.toContain(stateNow(course.sums))
    }
    const state = stateNow(course.sums)
    if (state === 'high' || state === 'low') outsideUsual++
  }
  // The 95% band is one moment's: about 10 of 200 months end outside, and a month that is looked at every day leaves it more often.
  expect(outsideUsual).toBeGreaterThan(0)
  expect(outsideUsual).toBeLessThan(22)
})

test('a game that pays 3 points more than it says is paused within the rounds that the page names', () => {
  const limit = roundsToFind(0.03, terms)
  expect(limit).toBeGreaterThan(100_000)
  expect(limit).toBeLessThan(400_000)
  const found = Array.from({ length: 20 }, (_, seed) => {
    const draw = seededFastDraw(7_000 + seed)
    const honest = sampler(draw)
    // Three rounds of a hundred pay the stake on top.
    const course = { sums: noRounds(), round: () => honest() + (draw(100) < 3 ? 1 : 0) }
    while (stateNow(course.sums) !== 'paysTooMuch' && course.sums.rounds < 2 * limit) play(course, perLook)
    return course.sums.rounds
  })
  // Half the courses are found by then, because the sum itself scatters; all of them within twice as many.
  expect(found.filter((rounds) => rounds <= limit).length).toBeGreaterThanOrEqual(8)
  expect(Math.max(...found)).toBeLessThan(2 * limit)
})

test('a game that pays 3 points less is paused, too', () => {
  const draw = seededFastDraw(31)
  const honest = sampler(draw)
  const course = { sums: noRounds(), round: () => honest() * (1 - 0.03 / terms.lowest) }
  while (stateNow(course.sums) !== 'paysTooLittle' && course.sums.rounds < 1_000_000) play(course, perLook)
  expect(course.sums.rounds).toBeLessThan(600_000)
})
