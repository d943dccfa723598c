import * as v from 'valibot'
import type { Brand } from '#core/brand.ts'
import { brandedString } from '#core/branded-schema.ts'
import { recalled } from '#core/recalled.ts'
import { type Duration, days, hours, milliseconds } from './duration.ts'
import { addDuration, type Instant, instant } from './instant.ts'

/** A day of the calendar on a wall in Manila, written 2026-11-21. Two compare as text. */
export type CalendarDay = Brand<string, 'CalendarDay'>

/** Manila has been eight hours ahead of UTC, without daylight saving, since August 1990. */
export const manilaOffset: Duration = hours(8)

const oneDay = days(1)

/** Days that exist, from 1900 on: nobody who plays was born before. The last is that of 2999. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`${text} is not a day of the calendar`)
  return text
}

export const dayOf = (at: Instant): CalendarDay => dayFromNumber(Math.floor((at + manilaOffset) / oneDay))

export const startOfDay = (day: CalendarDay): Instant => instant(numberOf(day) * oneDay - manilaOffset)

/** The first moment that no longer belongs to the day. */
export const endOfDay = (day: CalendarDay): Instant => addDuration(startOfDay(day), oneDay)

/** How long the day has lasted in Manila. */
export const timeOfDay = (at: Instant): Duration => milliseconds(at - startOfDay(dayOf(at)))

export const addDays = (day: CalendarDay, count: number): CalendarDay => dayFromNumber(numberOf(day) + count)
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => numberOf(to) - numberOf(from)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1

/** Whole years lived on that day. Who was born on 29 February turns a year older on 1 March in other years. */
export function ageOn(birthDate: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1
}

const tip = 'Give a day that exists, as year-month-day: 2026-11-21.'
/** What is added to a day from outside is still a day. */
const wireDayMax = '2899-12-31'

export const calendarDayIn = v.pipe(
  v.string(tip),
  v.isoDate(tip),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (isCalendarDay(dataset.value) && dataset.value <= wireDayMax) return dataset.value
    addIssue({ message: tip })
    return NEVER
  }),
)

export const calendarDayOut = v.pipe(brandedString<CalendarDay>(), v.isoDate())

/** Days since 1970-01-01, which was a Thursday. */
const numberOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / oneDay

// Today is asked for again and again, and a day is written and proven in microseconds that are felt.
const dayFromNumber = recalled(
  (dayNumber: number): CalendarDay => calendarDay(new Date(dayNumber * oneDay).toISOString().slice(0, 10)),
)
