import * as v from 'valibot'
import type { Brand } from '#core/brand.ts'
import { brandedString } from '#core/branded-schema.ts'
import { recalled } from '#core/recalled.ts'
import { type Duration, days, hours, milliseconds } from './duration.ts'
import { addDuration, type Instant, instant } from './instant.ts'

/** A calendar day in Manila, written 2026-11-21. Compare two as text. */
export type CalendarDay = Brand<string, 'CalendarDay'>

/** Manila has been eight hours ahead of UTC, without daylight saving, since August 1990. */
export const manilaOffset: Duration = hours(8)

const oneDay = days(1)

/** Existing days from 1900 to 2999: nobody who plays was born before. */
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

/** The first moment after the day. */
export const endOfDay = (day: CalendarDay): Instant => addDuration(startOfDay(day), oneDay)

/** The time since midnight in Manila. */
export const timeOfDay = (at: Instant): Duration => milliseconds(at - startOfDay(dayOf(at)))

export const addDays = (day: CalendarDay, count: number): CalendarDay => dayFromNumber(numberOf(day) + count)
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => numberOf(to) - numberOf(from)

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1

/** Age in whole years on that day. A birthday on 29 February counts on 1 March in other years. */
export function ageOn(birthDate: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1
}

const tip = 'Enter a valid date as year-month-day, such as 2026-11-21.'
/** Leaves enough space to add any offset and still have a valid day. */
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

// Today is requested constantly, and formatting and validating a day takes microseconds that matter.
const dayFromNumber = recalled(
  (dayNumber: number): CalendarDay => calendarDay(new Date(dayNumber * oneDay).toISOString().slice(0, 10)),
)
