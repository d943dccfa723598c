import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import { addValue, defaultHoldout, differenceOf, estimateOf, isHeldBack, noSums, type Sums } from './holdout.ts'

const name = fc.record({
  key: fc.constantFrom('christmas', 'task', 'agent-count'),
  version: fc.integer({ min: 1, max: 5_000 }),
})
const first = fc.bigInt({ min: 100_000n, max: 999_999_999n })
const players = 10_000
const idsFrom = (start: bigint) => Array.from({ length: players }, (_, at) => start + BigInt(at))

describe('who is held back', () => {
  test('is the share of the version, whichever version and whoever the players are', () => {
    fc.assert(
      fc.property(name, first, fc.integer({ min: 100, max: 5_000 }), (version, start, share) => {
        const held = idsFrom(start).filter((playerId) => isHeldBack({ ...version, playerId }, share)).length
        const expected = (players * share) / 10_000
        // Five standard deviations of a fair coin with this share.
        const bound = 5 * Math.sqrt(players * (share / 10_000) * (1 - share / 10_000))
        expect(Math.abs(held - expected)).toBeLessThan(bound)
      }),
      { numRuns: 20 },
    )
  })
  test('stays the same, and who is held back by a small share is by a larger one', () => {
    fc.assert(
      fc.property(name, first, fc.nat(5_000), fc.nat(5_000), (version, playerId, one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one]
        const held = isHeldBack({ ...version, playerId }, small)
        expect(isHeldBack({ ...version, playerId }, small)).toBe(held)
        expect(held && !isHeldBack({ ...version, playerId }, large)).toBe(false)
      }),
    )
  })
  test('says nothing about another version: half of one half is half of the other', () => {
    fc.assert(
      fc.property(name, first, (version, start) => {
        const held = idsFrom(start).filter((playerId) => isHeldBack({ ...version, playerId }, 5_000))
        const next = { ...version, version: version.version + 1 }
        const again = held.filter((playerId) => isHeldBack({ ...next, playerId }, 5_000)).length
        expect(Math.abs(again - held.length / 2)).toBeLessThan(5 * Math.sqrt(held.length / 4))
      }),
      { numRuns: 20 },
    )
  })
  test('is nobody without a share', () => {
    fc.assert(fc.property(name, first, (version, playerId) => !isHeldBack({ ...version, playerId }, 0)))
  })
})

const none = {
  total: null,
  daily: null,
  weekly: null,
  monthly: null,
  perPlayer: null,
  perCluster: null,
  noLimitReason: '',
}
test.each([
  ['₱50,000 in all', { ...none, total: pesos(50_000n) }, 0],
  ['₱50,001 in all', { ...none, total: pesos(50_001n) }, 1_000],
  ['₱60,000 a week', { ...none, weekly: pesos(60_000n) }, 1_000],
  ['₱60,000 a day', { ...none, daily: pesos(60_000n) }, 1_000],
  ['₱60,000 a month', { ...none, monthly: pesos(60_000n) }, 0],
  ['₱60,000 for a player', { ...none, perPlayer: pesos(60_000n) }, 0],
  ['no limit', none, 0],
])('a version with a budget of %s holds back its share by itself', (_what, budget, share) => {
  expect(defaultHoldout(budget)).toBe(share)
})

const sumsOf = (values: readonly number[]): Sums => values.reduce(addValue, noSums)

describe('an estimate', () => {
  test('is the mean with 1.96 standard errors on both sides', () => {
    const { mean, low, high } = estimateOf(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]))
    // The sample variance is 32 / 7.
    const error = Math.sqrt(32 / 7 / 8)
    expect(mean).toBe(5)
    expect(low).toBeCloseTo(5 - 1.96 * error, 10)
    expect(high).toBeCloseTo(5 + 1.96 * error, 10)
  })
  test('has no interval for fewer than two players', () => {
    expect(estimateOf(sumsOf([3]))).toEqual({ mean: 3, low: null, high: null })
    expect(differenceOf(sumsOf([3]), sumsOf([1, 2]))).toEqual({ mean: 1.5, low: null, high: null })
  })
  test('of a difference contains the difference and is wider than either mean’s', () => {
    const values = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 2, maxLength: 50 })
    fc.assert(
      fc.property(values, values, (shown, held) => {
        const { mean, low, high } = differenceOf(sumsOf(shown), sumsOf(held))
        const widthOf = (of: { low: number | null; high: number | null }) => (of.high ?? 0) - (of.low ?? 0)
        expect((low ?? 0) <= mean && mean <= (high ?? 0)).toBe(true)
        expect(widthOf({ low, high }) + 1e-6).toBeGreaterThanOrEqual(widthOf(estimateOf(sumsOf(shown))))
      }),
    )
  })
})
