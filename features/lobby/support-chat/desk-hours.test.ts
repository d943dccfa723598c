import { expect, test } from 'vitest'
import { addDuration } from '#core/clock/instant.ts'
import { minutes } from '#core/clock/duration.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { isDeskOpen } from './desk-hours.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** 2026-11-23 is a Monday. */
const at = (day: string, minute: number) => addDuration(startOfDay(calendarDay(day)), minutes(minute))
const [monday, tuesday, sunday] = ['2026-11-23', '2026-11-24', '2026-11-22']

test.each([
  ['a minute before it opens', { days: everyDay, opensMinute: 480, closesMinute: 1320 }, at(monday, 479), false],
  ['as it opens', { days: everyDay, opensMinute: 480, closesMinute: 1320 }, at(monday, 480), true],
  ['the last minute', { days: everyDay, opensMinute: 480, closesMinute: 1320 }, at(monday, 1319), true],
  ['as it closes', { days: everyDay, opensMinute: 480, closesMinute: 1320 }, at(monday, 1320), false],
  ['all day, at Manila’s midnight', { days: everyDay, opensMinute: 0, closesMinute: 1440 }, at(tuesday, 0), true],
  ['on a day off', { days: [1], opensMinute: 0, closesMinute: 1440 }, at(tuesday, 0), false],
  ['the last minute of a working day', { days: [1], opensMinute: 0, closesMinute: 1440 }, at(monday, 1439), true],
  ['past midnight, of a day that is one', { days: [1], opensMinute: 1200, closesMinute: 240 }, at(tuesday, 239), true],
  ['past midnight, as it closes', { days: [1], opensMinute: 1200, closesMinute: 240 }, at(tuesday, 240), false],
  ['past midnight, of a day off', { days: [1], opensMinute: 1200, closesMinute: 240 }, at(monday, 0), false],
  ['in the evening of a day off', { days: [1], opensMinute: 1200, closesMinute: 240 }, at(sunday, 1300), false],
])('the desk %s', (_when, hours, moment, isOpen) => {
  expect(isDeskOpen(hours, moment)).toBe(isOpen)
})
