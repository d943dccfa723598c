import { expect, test } from 'vitest'
import { addDuration } from '#core/clock/instant.ts'
import { milliseconds } from '#core/clock/duration.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { dateOfCell } from './rules.ts'

const registeredAt = startOfDay(calendarDay('2026-11-20'))
const facts = { registeredAt, largestDeposit: zeroCentavos }
const settings = { days: Array(7).fill({}), lastsDays: 10, lastNeedsDeposit: zeroCentavos }
const claimed = (...days: number[]) => ({ claimedOn: days.map((day) => calendarDay(`2026-11-${day}`)) })
const midnight = startOfDay(calendarDay('2026-11-22'))

test.each([
  ['a claimed cell has the day of its claim', [claimed(20, 22), 2, midnight], '2026-11-22'],
  ['the next cell can be claimed today', [claimed(20), 2, midnight], '2026-11-22'],
  [
    'a moment before midnight it is still yesterday’s',
    [claimed(20), 2, addDuration(midnight, milliseconds(-1))],
    '2026-11-21',
  ],
  ['after today’s claim the next cell waits for tomorrow', [claimed(20, 22), 3, midnight], '2026-11-23'],
  ['the last day before the calendar ends is within reach', [claimed(), 8, midnight], '2026-11-29'],
  ['a day on which the calendar has ended has no date', [claimed(), 9, midnight], null],
] as const)('%s', (_what, [calendar, day, now], date) => {
  expect(dateOfCell(calendar, { day, facts, settings, now })).toBe(date)
})
