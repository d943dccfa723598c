import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { benteUno } from '../bente-uno.ts'
import { adviceFor, dealerColumns } from './basic-strategy.ts'
import { bestOutcomes, roundWhole } from './best-outcomes.ts'
import { bust, dealerBlackjack, dealerOdds, dealerWhole, ranksCounting, values } from './dealer-odds.ts'
import { aceValue, softened } from './hand-total.ts'
import { statedReturns } from './help.ts'
import { adviceOf, type TableState } from './table-state.ts'

const chanceOf = (value: number): number => Number(ranksCounting(value)) / 13

/** What each act is worth in bets, against a dealer without a blackjack. It knows nothing of the sheet. */
function worthAgainst(open: number) {
  const odds = dealerOdds(open)
  const whole = Number(dealerWhole - (odds.get(dealerBlackjack) ?? 0n))
  const known = new Map<string, number>()
  const stand = (low: number, hasAce: boolean): number => {
    const { total } = softened(low, hasAce)
    if (total > 21) return -1
    let worth = 0
    for (const [end, weight] of odds) {
      if (end === dealerBlackjack) continue
      worth += (Number(weight) / whole) * (end === bust || end < total ? 1 : end === total ? 0 : -1)
    }
    return worth
  }
  const mean = (of: (value: number) => number): number =>
    values.reduce((sum, value) => sum + chanceOf(value) * of(value), 0)
  const then = (play: (low: number, hasAce: boolean) => number, low: number, hasAce: boolean): number =>
    mean((value) => play(low + value, hasAce || value === aceValue))
  const hit = (low: number, hasAce: boolean): number => then(grown, low, hasAce)
  const double = (low: number, hasAce: boolean): number => 2 * then(stand, low, hasAce)
  function grown(low: number, hasAce: boolean): number {
    const { total } = softened(low, hasAce)
    if (total >= 21) return stand(low, hasAce)
    const key = `${low} ${hasAce}`
    const worth = known.get(key) ?? Math.max(stand(low, hasAce), hit(low, hasAce))
    known.set(key, worth)
    return worth
  }
  const begun = (low: number, hasAce: boolean): number =>
    Math.max(grown(low, hasAce), softened(low, hasAce).total === 21 ? -2 : double(low, hasAce))
  const split = (value: number): number => 2 * then(value === aceValue ? stand : begun, value, value === aceValue)
  return { hit, stand, double, split }
}

const pairs = values.map((value) => ({ name: `pair of ${value}`, cards: [value, value], pairOf: value }))
const others = values.flatMap((first) =>
  values.flatMap((second) =>
    first < second ? [{ name: `${first} and ${second}`, cards: [first, second], pairOf: undefined }] : [],
  ),
)
const longer = Array.from({ length: 17 }, (_, at) => ({
  name: `${at + 4} of three cards`,
  cards: [at + 4],
  pairOf: undefined,
}))

describe.each(dealerColumns.map((open) => [open, worthAgainst(open)] as const))('against %i', (open, worthOf) => {
  test.each([...pairs, ...others, ...longer])(
    'nothing is worth more than what the sheet says for $name',
    ({ cards, pairOf }) => {
      const low = cards.reduce((sum, value) => sum + value, 0)
      const hasAce = cards.includes(aceValue)
      const total = softened(low, hasAce)
      if (total.total === 21) return
      const mayDouble = cards.length === 2
      const worth = {
        hit: worthOf.hit(low, hasAce),
        stand: worthOf.stand(low, hasAce),
        double: mayDouble ? worthOf.double(low, hasAce) : -3,
        split: pairOf === undefined ? -3 : worthOf.split(pairOf),
      }
      const advice = adviceFor({ ...total, pairOf, mayDouble }, open)
      expect([advice, worth[advice]]).toEqual([advice, Math.max(...Object.values(worth))])
    },
  )
})

test('insurance and even money lose against their refusal', () => {
  const chance = Number(dealerOdds(aceValue).get(dealerBlackjack) ?? 0n) / Number(dealerWhole)
  expect(chance).toBeCloseTo(4 / 13, 12)
  expect(3 * chance).toBeLessThan(1)
  expect(1.5 * (1 - chance)).toBeGreaterThan(1)
  expect(Math.floor(3 * chance * 10_000 + 0.5)).toBe(statedReturns.insurance)
})

const counted = bestOutcomes()
const sumOf = (of: 'staked' | 'win'): bigint => counted.reduce((sum, each) => sum + each.weight * BigInt(each[of]), 0n)

test('the outcomes are every round there is, and return what the rules state', () => {
  expect(counted.reduce((sum, { weight }) => sum + weight, 0n)).toBe(roundWhole)
  expect(Number((sumOf('win') * 10_000n) / sumOf('staked'))).toBe(statedReturns.ofAllBets)
  expect(benteUno.rtpBasisPoints).toBe(statedReturns.ofAllBets)
  const cost = Number(((sumOf('staked') - sumOf('win')) * 1_000_000n) / (roundWhole * 100n)) / 100
  expect(Math.round(cost)).toBe(statedReturns.costOfFirstBet)
})

test('rounds that the title plays by the sheet come as often as they are counted', () => {
  const [rounds, stake, draw] = [60_000, pesos(1n), seededTestDraw(21)]
  const seen = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    let step = benteUno.begin({ stake, choice: {}, draw })
    let staked: bigint = stake
    while (typeof step !== 'string' && !step.isOver) {
      const move = { act: adviceOf(step.state as unknown as TableState) }
      const turn = { stake, state: step.state, move }
      staked += BigInt(benteUno.price(turn))
      step = benteUno.move({ ...turn, draw })
    }
    if (typeof step === 'string') throw new Error(step)
    const key = `${staked} ${step.win}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const expected = new Map(
    counted.map(({ staked, win, weight }) => [`${staked} ${win}`, Number((weight * 10n ** 12n) / roundWhole) / 1e12]),
  )
  expect([...seen.keys()].filter((key) => !expected.has(key))).toEqual([])
  for (const [key, chance] of expected) {
    const deviation = Math.sqrt(rounds * chance * (1 - chance))
    expect([key, Math.abs((seen.get(key) ?? 0) - rounds * chance) < 5 * deviation + 1]).toEqual([key, true])
  }
})
