import { expect, test } from 'vitest'
import { addDays, calendarDay } from '#core/clock/manila.ts'
import { type HarmDay, scoreHarm } from './score-harm.ts'

const today = calendarDay('2026-11-22')
const quiet: HarmDay = { day: today, deposits: 0n, deposited: 0n, staked: 0n, won: 0n, playedMs: 0n, nightMs: 0n }
const hour = 3_600_000n

test.each([
  { marker: undefined, days: [quiet] },
  { marker: undefined, days: [{ ...quiet, deposits: 4n }] },
  { marker: 'manyDeposits', days: [{ ...quiet, deposits: 5n, won: 1n }] },
  { marker: 'depositsAfterLoss', days: [{ ...quiet, deposits: 3n, deposited: 100n, staked: 80n }] },
  { marker: undefined, days: [{ ...quiet, deposits: 3n, deposited: 100n, staked: 79n }] },
  { marker: 'risingDeposits', days: [{ ...quiet, deposited: 200_000n }] },
  {
    marker: undefined,
    days: [
      { ...quiet, deposited: 200_000n },
      { ...quiet, day: addDays(today, -7), deposited: 100_001n },
    ],
  },
  { marker: 'nightPlay', days: [{ ...quiet, nightMs: 2n * hour }] },
  { marker: 'longPlay', days: [{ ...quiet, playedMs: 5n * hour }] },
  { marker: undefined, days: [{ ...quiet, day: addDays(today, -7), playedMs: 9n * hour }] },
  { marker: undefined, days: [{ ...quiet, day: addDays(today, -14), deposited: 900_000n }] },
])('$marker', ({ marker, days }) => {
  const { markers, score } = scoreHarm(days, { today, hasLooserRequest: false })
  expect(markers).toEqual(marker === undefined ? [] : [marker])
  expect(score > 0).toBe(marker !== undefined)
})

test('signs add up', () => {
  const days = [{ ...quiet, playedMs: 5n * hour, nightMs: 2n * hour }]
  expect(scoreHarm(days, { today, hasLooserRequest: true })).toEqual({
    score: 50,
    markers: ['nightPlay', 'longPlay', 'looserLimits'],
  })
})
