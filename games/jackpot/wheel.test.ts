import { expect, test } from 'vitest'
import { centavos, pesos } from '#core/money/centavos.ts'
import { grandFault, grandPool, grandUsually } from './grand-pool.ts'
import { contributionOf, cycleAfter, firstCycle, pointOf } from './jackpot-cycle.ts'
import { shareOf, spinWheel, wheelOdds } from './wheel.ts'

const { wheel = [], dropBy, ...grand } = grandPool(grandUsually)

test('each segment comes from exactly one value of its draw, so the published odds are exact', () => {
  const spins = wheel.map((_, value) => spinWheel(wheel, () => value))
  expect(spins.map(({ segment }) => segment)).toEqual(wheel.map((_, value) => value))
  expect(wheelOdds(wheel)).toEqual([
    { percent: 100, segments: 1 },
    { percent: 50, segments: 2 },
    { percent: 30, segments: 3 },
    { percent: 20, segments: 4 },
  ])
  for (const { percent, segments } of wheelOdds(wheel))
    expect(spins.filter((spin) => spin.percent === percent)).toHaveLength(segments)
  expect(wheel.reduce((sum, percent) => sum + percent, 0)).toBe(370)
})

test.each([
  { point: 1n, percent: 20, paid: 1n },
  { point: 99n, percent: 50, paid: 50n },
  { point: 48_000_001n, percent: 30, paid: 14_400_001n },
  { point: 50_000_000n, percent: 100, paid: 50_000_000n },
])('$percent % of $point centavos pay $paid: never nothing, never more than there is', ({ point, percent, paid }) => {
  expect(shareOf(centavos(point), percent)).toBe(paid)
})

test('whatever the wheel leaves of the fullest pool, the next cycle begins below its latest amount', () => {
  const empty = { start: centavos(0n), grown: 0n, next: 0n }
  const put = contributionOf({ ...grand, dropBy }, centavos((dropBy * 10_000n) / 20n))
  const least = shareOf(dropBy, Math.min(...wheel))
  const after = cycleAfter({ ...empty, ...put }, least)
  expect(after.start).toBeLessThan(dropBy)
  expect(pointOf({ dropBy }, after, (bound) => bound - 1)).toBe(dropBy)
})

test('what the wheel pays, and what it leaves, is all that was put in, for every segment', () => {
  const stake = pesos(100n)
  const put = contributionOf({ ...grand, dropBy }, stake)
  const first = firstCycle(grandUsually)
  const cycle = { ...first, grown: first.grown + put.grown, next: put.next }
  for (const percent of wheel) {
    const paid = shareOf(grandUsually.opensWith, percent)
    expect(cycleAfter(cycle, paid).grown + paid * 10_000n).toBe(first.grown + put.grown + put.next)
  }
})

test.each([
  { opensWith: 25_000n, dropBy: 500_000n, fault: /^none$/ },
  { opensWith: 0n, dropBy: 10_000n, fault: /^none$/ },
  { opensWith: 5_000_000n, dropBy: 10_000_000n, fault: /^none$/ },
  { opensWith: 0n, dropBy: 9_999n, fault: /the latest amount is ₱10,000.00 to/ },
  { opensWith: 0n, dropBy: 10_000_001n, fault: /to ₱10,000,000.00/ },
  { opensWith: 250_001n, dropBy: 500_000n, fault: /at most half/ },
])('opened with ₱$opensWith and won by ₱$dropBy: $fault', ({ opensWith, dropBy: latest, fault }) => {
  const found = grandFault({ opensWith: pesos(opensWith), dropBy: pesos(latest) })
  expect(found ?? 'none').toMatch(fault)
})
