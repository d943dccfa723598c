import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { days, hours, milliseconds, minutes } from './duration.ts'
import { addDuration, type Instant, instant, subtractDuration } from './instant.ts'
import {
  addDays,
  ageOn,
  type CalendarDay,
  calendarDay,
  calendarDayIn,
  calendarDayOut,
  dayOf,
  daysBetween,
  endOfDay,
  isCalendarDay,
  startOfDay,
  timeOfDay,
  weekdayOf,
} from './manila.ts'
import { formatDay, formatInstant, formatTime } from './manila-format.ts'
import { dayPeriod, isWithin, monthPeriod, weekPeriod } from './period.ts'

const utc = (text: string): Instant => instant(Date.parse(text))
const moments = fc.integer({ min: Date.UTC(1991, 0, 1), max: Date.UTC(2199, 11, 31) }).map(instant)

// Independent of our arithmetic: the platform's time zone database.
const inManila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' })

describe('a day in Manila', () => {
  test('begins at 16:00 UTC of the day before', () => {
    expect(startOfDay(calendarDay('2026-11-21'))).toBe(utc('2026-11-20T16:00:00Z'))
    expect(dayOf(utc('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(dayOf(utc('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  })

  test('is the day that the time zone database names', () => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(dayOf(at)).toBe(inManila.format(at))
      }),
    )
  })

  test('holds every moment between its start and its end, and the end is the next day', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const day = dayOf(at)
        expect(startOfDay(day) <= at && at < endOfDay(day)).toBe(true)
        expect(dayOf(startOfDay(day))).toBe(day)
        expect(dayOf(endOfDay(day))).toBe(addDays(day, 1))
        expect(addDuration(startOfDay(day), timeOfDay(at))).toBe(at)
      }),
    )
  })

  test('counts forward and back', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -20_000, max: 20_000 }), (at, count) => {
        const day = dayOf(at)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  test('has a weekday, Monday first', () => {
    expect(weekdayOf(calendarDay('2026-11-16'))).toBe(1)
    expect(weekdayOf(calendarDay('2026-11-22'))).toBe(7)
    expect(weekdayOf(calendarDay('1900-01-01'))).toBe(1)
  })
})

describe('a written day', () => {
  test.each(['2024-02-29', '2000-02-29', '1900-01-01', '2026-12-31'])('%s exists', (text) => {
    expect(isCalendarDay(text)).toBe(true)
    expect(v.parse(calendarDayIn, text)).toBe(text)
    expect(v.parse(calendarDayOut, calendarDay(text))).toBe(text)
  })

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0001-01-01',
    '',
    ' 2026-01-01',
    '20260101',
  ])('"%s" does not', (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(v.safeParse(calendarDayIn, text).success).toBe(false)
    expect(() => calendarDay(text)).toThrow(RangeError)
  })

  test('is typed and described on the wire', () => {
    expectTypeOf<v.InferOutput<typeof calendarDayIn>>().toEqualTypeOf<CalendarDay>()
    expectTypeOf<v.InferInput<typeof calendarDayIn>>().toEqualTypeOf<string>()
    expectTypeOf<v.InferInput<typeof calendarDayOut>>().toEqualTypeOf<CalendarDay>()
    expect(toJsonSchema(calendarDayIn, { typeMode: 'input' })).toMatchObject({ type: 'string', format: 'date' })
    expect(toJsonSchema(calendarDayOut, { typeMode: 'output' })).toMatchObject({ type: 'string', format: 'date' })
  })
})

test.each([
  ['2005-11-21', '2026-11-20', 20],
  ['2005-11-21', '2026-11-21', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-29', 24],
  ['2026-11-22', '2026-11-21', -1],
])('who was born on %s is, on %s, %i years old', (birthDate, day, age) => {
  expect(ageOn(calendarDay(birthDate), calendarDay(day))).toBe(age)
})

describe('a period', () => {
  test('of a day, a week and a month has its key', () => {
    const at = utc('2026-11-21T07:05:00Z')
    expect(dayPeriod(at)).toEqual({
      key: 'D20261121',
      startsAt: utc('2026-11-20T16:00:00Z'),
      endsAt: utc('2026-11-21T16:00:00Z'),
    })
    expect(weekPeriod(at)).toEqual({
      key: 'W2026-47',
      startsAt: utc('2026-11-15T16:00:00Z'),
      endsAt: utc('2026-11-22T16:00:00Z'),
    })
    expect(monthPeriod(at)).toEqual({
      key: 'M202611',
      startsAt: utc('2026-10-31T16:00:00Z'),
      endsAt: utc('2026-11-30T16:00:00Z'),
    })
  })

  test.each([
    ['2027-01-01', 'W2026-53'],
    ['2027-01-04', 'W2027-01'],
    ['2024-12-30', 'W2025-01'],
    ['2023-01-01', 'W2022-52'],
  ])('%s lies in the ISO week %s', (day, key) => {
    expect(weekPeriod(startOfDay(calendarDay(day))).key).toBe(key)
  })

  test.each([dayPeriod, weekPeriod, monthPeriod])(
    'follows the last without a gap, each with a key of its own (%o)',
    (periodAt) => {
      fc.assert(
        fc.property(moments, (at) => {
          const period = periodAt(at)
          expect(isWithin(period, at)).toBe(true)
          expect(periodAt(period.startsAt)).toEqual(period)
          expect(periodAt(subtractDuration(period.endsAt, milliseconds(1)))).toEqual(period)
          const next = periodAt(period.endsAt)
          expect(next.startsAt).toBe(period.endsAt)
          expect(next.key > period.key).toBe(true)
          expect(isWithin(period, period.endsAt)).toBe(false)
        }),
      )
    },
  )

  test('of a week begins on a Monday and has seven days', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const { startsAt, endsAt } = weekPeriod(at)
        expect(weekdayOf(dayOf(startsAt))).toBe(1)
        expect(endsAt - startsAt).toBe(days(7))
      }),
    )
  })
})

test('times are written for the wall in Manila, with AM and PM', () => {
  const midnight = startOfDay(calendarDay('2026-11-21'))
  expect(formatInstant(addDuration(midnight, minutes(15 * 60 + 5)))).toBe('Nov 21, 2026, 3:05 PM')
  expect(formatTime(midnight)).toBe('12:00 AM')
  expect(formatTime(addDuration(midnight, hours(12)))).toBe('12:00 PM')
  expect(formatTime(subtractDuration(midnight, minutes(1)))).toBe('11:59 PM')
  expect(formatDay(calendarDay('2026-01-02'))).toBe('Jan 2, 2026')
})
