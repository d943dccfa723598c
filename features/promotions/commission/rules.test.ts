import { describe, expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { monthBefore } from './server/agent-book.ts'
import * as rules from './rules.ts'

const terms: rules.CommissionTerms = {
  rates: [basisPoints(30), basisPoints(10), basisPoints(5)],
  tiers: [
    { active: 5, rate: basisPoints(35) },
    { active: 20, rate: basisPoints(20) },
  ],
  activeMin: pesos(500n),
  weights: [
    { game: 1, weight: basisPoints(10_000) },
    { game: 5, weight: basisPoints(3_000) },
  ],
  dailyMax: pesos(100n),
  exchangeMin: pesos(10n),
  reviewAbove: pesos(1_000n),
  betRate: basisPoints(10_000),
}

test('play counts by the weight of its game, and a game without a weight not at all', () => {
  expect(
    rules.countedPlay({ slots: centavos(1_000n), live: centavos(1_000n), poker: centavos(1_000n) }, terms.weights),
  ).toBe(1_300n)
})

test.each([
  { level: 1, activeFriends: 4, rate: 30 },
  { level: 1, activeFriends: 5, rate: 35 },
  // A tier below the base never lowers it.
  { level: 1, activeFriends: 20, rate: 35 },
  { level: 2, activeFriends: 20, rate: 10 },
  { level: 3, activeFriends: 0, rate: 5 },
  { level: 4, activeFriends: 0, rate: undefined },
])('level $level with $activeFriends active friends earns $rate', ({ rate, ...of }) => {
  expect(rules.rateOf(terms, of)).toBe(rate)
})

describe('an agent earns nothing', () => {
  const agent = { isOffered: true, isGreenMode: false, isTied: false }
  const friend = { isRestricted: false }
  test.each([
    { what: 'while excluded', agent: { ...agent, isOffered: false }, friend, level: 1, why: 'agentOut' },
    { what: 'from a friend on a break', agent, friend: { isRestricted: true }, level: 1, why: 'friendOut' },
    { what: 'from a tied friend', agent: { ...agent, isTied: true }, friend, level: 1, why: 'tied' },
    {
      what: 'beyond level 1 in green mode',
      agent: { ...agent, isGreenMode: true },
      friend,
      level: 2,
      why: 'levelClosed',
    },
    { what: 'but on level 1 in green mode', agent: { ...agent, isGreenMode: true }, friend, level: 1, why: undefined },
    { what: 'otherwise', agent, friend, level: 3, why: undefined },
  ])('$what: $why', ({ agent: who, friend: of, level, why }) => {
    expect(rules.refuseCommission(who, of, level)).toBe(why)
  })
})

const rate = basisPoints(30)

test.each([
  { counted: 33_333n, left: 10_000n, amount: 99n },
  { counted: 1_000_000n, left: 100n, amount: 100n },
  { counted: 1_000_000n, left: -5n, amount: 0n },
])('$counted counted with $left left earns $amount', ({ counted, left, amount }) => {
  expect(rules.earn(centavos(counted), rate, centavos(left)).amount).toBe(amount)
})

test.each([
  { what: 'a void takes its part back', counted: 500_000n, amount: -1_500n },
  { what: 'all voided takes everything back', counted: 0n, amount: -3_000n },
  { what: 'a late round adds its part', counted: 2_000_000n, amount: 3_000n },
])('$what', ({ counted, amount }) => {
  const before = { rate, counted: centavos(1_000_000n), amount: centavos(3_000n) }
  expect(rules.correctEarning(before, centavos(counted), pesos(100n)).amount).toBe(amount)
})

test('a void of play that earned nothing above the maximum takes nothing back before it reaches it', () => {
  const before = { rate, counted: centavos(1_000_000n), amount: centavos(1_000n) }
  expect(rules.correctEarning(before, centavos(900_000n), pesos(0n)).amount).toBe(0n)
  expect(rules.correctEarning(before, centavos(200_000n), pesos(0n)).amount).toBe(-400n)
})

test.each([
  { earned: 500n, deposit: 10_000n, taken: 500n },
  { earned: 20_000n, deposit: 10_000n, taken: 10_000n },
  { earned: -5n, deposit: 10_000n, taken: 0n },
])('of $earned earned since a deposit of $deposit, $taken is clawed back', ({ earned, deposit, taken }) => {
  expect(rules.clawback(centavos(earned), centavos(deposit))).toBe(taken)
})

test.each([
  { amount: 999n, refusal: 'conditionNotReached' },
  { amount: 1_000n, refusal: undefined },
  { amount: 5_000n, refusal: undefined },
  { amount: 5_001n, refusal: 'conditionNotReached' },
])('exchanging $amount of 5,000: $refusal', ({ amount, refusal }) => {
  expect(
    rules.refuseExchange({ amount: centavos(amount), available: centavos(5_000n), minimum: terms.exchangeMin }),
  ).toBe(refusal)
})

test('a plan is measured at the highest tier on the first level, level by level', () => {
  const play = { slots: pesos(1_000n), live: pesos(1_000n) }
  expect(rules.costOfPlay(terms, [play, play, {}])).toBe(455n + 130n)
})

test.each([
  { settledOn: '2026-12-01', from: '2026-10-01', before: '2026-11-01' },
  { settledOn: '2026-12-02', from: '2026-11-01', before: '2026-12-01' },
])('active friends of a settlement on $settledOn played from $from', ({ settledOn, from, before }) => {
  expect(monthBefore(calendarDay(settledOn))).toEqual({ from, before })
})
