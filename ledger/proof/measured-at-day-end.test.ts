import { expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay } from '#core/clock/manila.ts'
import { isMeasuredAtDayEnd } from './measured-at-day-end.ts'

const day = calendarDay('2026-11-21')
const midnight = endOfDay(day)

test.each([
  { what: 'a millisecond before midnight in Manila', at: instant(midnight - 1), is: false },
  { what: 'at midnight in Manila', at: midnight, is: true },
  { what: 'when the job of the night runs', at: addDuration(midnight, minutes(5)), is: true },
  { what: 'a millisecond before a quarter past', at: instant(addDuration(midnight, minutes(15)) - 1), is: true },
  { what: 'at a quarter past', at: addDuration(midnight, minutes(15)), is: false },
  { what: 'in the next morning', at: addDuration(midnight, hours(9)), is: false },
  { what: 'at midnight in London', at: instant(Date.parse('2026-11-22T00:00:00Z')), is: false },
])('a root made $what states the liability at the end of the day: $is', ({ at, is }) => {
  expect(isMeasuredAtDayEnd({ day, madeAt: at })).toBe(is)
})
