import { describe, expect, test } from 'vitest'
import { milliseconds, minutes } from './duration.ts'
import { addDuration, type Instant, subtractDuration } from './instant.ts'
import { calendarDay, startOfDay } from './manila.ts'
import { isQuietAt, wakingTime } from './quiet-hours.ts'

const midnight = startOfDay(calendarDay('2026-11-23'))
const at = (hour: number, minute: number = 0, dayOffset: number = 0): Instant =>
  addDuration(midnight, minutes((dayOffset * 24 + hour) * 60 + minute))
const aMoment = milliseconds(1)
const before = (time: Instant): Instant => subtractDuration(time, aMoment)

describe('quiet hours in Manila', () => {
  test.each([
    ['the last moment of the evening', before(at(22)), false],
    ['10 PM', at(22), true],
    ['the last moment of the day', before(at(24)), true],
    ['midnight', at(0), true],
    ['the last moment of the night', before(at(7)), true],
    ['7 AM', at(7), false],
  ])('%s', (_when, time, isQuiet) => {
    expect(isQuietAt(time)).toBe(isQuiet)
  })

  test.each([
    ['before midnight', at(22), at(7, 0, 1)],
    ['after midnight', at(0, 30), at(7)],
    ['by day', at(12, 34), at(12, 34)],
  ])('a fact %s waits for the morning that follows', (_when, time, expected) => {
    expect(wakingTime(time)).toBe(expected)
  })
})
