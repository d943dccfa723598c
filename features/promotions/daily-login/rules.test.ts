import { expect, test } from 'vitest'
import { addDays, calendarDay } from '#core/clock/manila.ts'
import { dateOfDay, todayOf } from './rules.ts'

const today = calendarDay('2026-11-24')
const length = 7
type Row = readonly [streakDay: number, daysAgo: number | null, keepsRow: boolean]
const datesOf = ([streakDay, daysAgo, keepsRow]: Row) => {
  const streak = { streakDay, lastDay: daysAgo === null ? null : addDays(today, -daysAgo) }
  const at = { streak, today: todayOf(streak, { length, keepsRow }, today), keepsRow }
  return [1, 2, 3, 4].map((day) => dateOfDay(day, at, today)?.slice(5) ?? null)
}

test.each([
  ['before the first claim', [0, null, false], ['11-24', '11-25', '11-26', '11-27']],
  ['after two days in a row, today open', [2, 1, false], ['11-22', '11-23', '11-24', '11-25']],
  ['after today’s claim', [2, 0, false], ['11-23', '11-24', '11-25', '11-26']],
  ['after a missed day', [2, 2, false], ['11-24', '11-25', '11-26', '11-27']],
  ['in a row that survives missed days', [2, 4, true], [null, '11-20', '11-24', '11-25']],
] as const)('%s, each day of the row has its date', (_what, row, dates) => {
  expect(datesOf(row)).toEqual(dates)
})
