import { expect, test } from 'vitest'
import { calendarDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { eachDay, lengthOf, monthBefore, shareOut } from './rules.ts'

const day = calendarDay

test.each([
  { amount: 100n, weights: [1n, 1n, 1n], parts: [34n, 33n, 33n] },
  { amount: -100n, weights: [1n, 1n, 1n], parts: [-34n, -33n, -33n] },
  { amount: 10n, weights: [0n, 7n, 3n], parts: [0n, 7n, 3n] },
  { amount: 1n, weights: [1n, 2n], parts: [0n, 1n] },
  { amount: 5n, weights: [0n, 0n], parts: [0n, 0n] },
  { amount: 5n, weights: [], parts: [] },
])('$amount by $weights is $parts, and not a centavo is lost', ({ amount, weights, parts }) => {
  expect(shareOut(centavos(amount), weights.map(centavos))).toEqual(parts)
})

test('months are counted back over the turn of the year', () => {
  expect([0, 1, 11, 12].map((months) => monthBefore(day('2026-01-31'), months))).toEqual([
    '2026-01-01',
    '2025-12-01',
    '2025-02-01',
    '2025-01-01',
  ])
})

test('both ends of a time are in it', () => {
  expect(eachDay({ from: day('2026-02-28'), until: day('2026-03-01') })).toEqual(['2026-02-28', '2026-03-01'])
  expect(lengthOf({ from: day('2026-03-01'), until: day('2026-02-28') })).toBe(0)
})
