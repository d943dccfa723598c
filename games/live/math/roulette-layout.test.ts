import { expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import { rouletteBets, rouletteBituin, roulettePays, wheelOrder } from './roulette-bituin.ts'
import {
  chipsOf,
  insideBet,
  insideBets,
  type InsideKind,
  neighboursOf,
  numbersOfBet,
  wheelParts,
} from './roulette-layout.ts'

const kinds = [
  ['split', 60, 2, 1_800, 200_000n],
  ['street', 14, 3, 1_200, 300_000n],
  ['corner', 23, 4, 900, 400_000n],
  ['sixLine', 11, 6, 600, 600_000n],
] as const satisfies readonly (readonly [InsideKind, number, number, number, bigint])[]

test.each(kinds)('there are %s bets in %i places, on %i numbers each', (...row) => {
  const [kind, places, covered, pays, most] = row
  const bets = insideBets[kind]
  expect(bets).toHaveLength(places)
  expect(new Set(bets.map(insideBet)).size).toBe(places)
  for (const numbers of bets) {
    const bet = insideBet(numbers)
    expect(numbers).toHaveLength(covered)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers)
    expect(numbersOfBet(bet)).toEqual(numbers)
    const paid = Array.from({ length: 37 }, (_, number) => roulettePays(bet, { number }))
    expect(paid).toEqual(Array.from({ length: 37 }, (_, number) => (new Set<number>(numbers).has(number) ? pays : 0)))
    expect(rouletteBituin.limitOf({ opening: null, bet })).toEqual({ min: pesos(5n), max: most })
  }
})

test('each of the 157 bets returns 36 of 37, which is 97.297… of a hundred', () => {
  const ways = rouletteBituin.returns.kind === 'exact' ? rouletteBituin.returns.ways() : []
  expect(ways.map(({ name }) => name)).toEqual(rouletteBets)
  expect(new Set(rouletteBets).size).toBe(157)
  for (const way of ways) expect(measureWay(way, pesos(5n)).rtp).toBeCloseTo(36 / 37, 11)
})

test.each([
  ['numbers that do not touch', '1-3'],
  ['numbers of two rows that touch nowhere', '3-4'],
  ['the larger number first', '2-1'],
  ['a corner past the edge', '3-4-6-7'],
  ['a six line that begins within a row', '2-3-4-5-6-7'],
  ['a number that the wheel has not', '36-39'],
  ['a single number by its figures', '17'],
  ['a part of the wheel as one bet', 'tiers'],
  ['a number twice', '17-17'],
])('%s are no bet', (_what, bet) => {
  expect(rouletteBituin.limitOf({ opening: null, bet })).toBeUndefined()
})

const coveredBy = (part: keyof typeof wheelParts): readonly number[] =>
  wheelParts[part].flatMap(({ bet }) => numbersOfBet(bet))

test.each([
  ['voisins', 9],
  ['orphelins', 5],
  ['tiers', 6],
] as const)('%s takes %i chips, all on bets of the table', (part, chips) => {
  expect(chipsOf(wheelParts[part])).toBe(chips)
  for (const { bet } of wheelParts[part]) expect(rouletteBets).toContain(bet)
})

test('the parts of the wheel cover the numbers that lie there, and every number lies in one', () => {
  const stretch = (from: number, to: number): readonly number[] => {
    const turned = [...wheelOrder, ...wheelOrder]
    const start = turned.indexOf(from as 0)
    return turned.slice(start, turned.indexOf(to as 0, start) + 1)
  }
  const sorted = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b)
  expect(sorted(coveredBy('voisins'))).toEqual(sorted(stretch(22, 25)))
  expect(sorted(coveredBy('tiers'))).toEqual(sorted(stretch(27, 33)))
  expect(sorted(coveredBy('orphelins'))).toEqual(sorted([...stretch(17, 6), ...stretch(1, 9)]))
  const all = [...new Set(coveredBy('voisins')), ...new Set(coveredBy('tiers')), ...new Set(coveredBy('orphelins'))]
  expect(sorted(all)).toHaveLength(37)
  expect(all).toHaveLength(37)
})

test('neighbours are a number and two on each side of it, also across zero', () => {
  expect(neighboursOf(0, wheelOrder).map(({ bet }) => bet)).toEqual(['n3', 'n26', 'n0', 'n32', 'n15'])
  expect(neighboursOf(26, wheelOrder).map(({ bet }) => bet)).toEqual(['n35', 'n3', 'n26', 'n0', 'n32'])
})
