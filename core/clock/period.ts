import { recalled } from '#core/recalled.ts'
import type { Instant } from './instant.ts'
import { addDays, type CalendarDay, calendarDay, dayOf, daysBetween, startOfDay, weekdayOf } from './manila.ts'

/** A day, week or month in Manila, half-open. The key identifies it for ever. */
export type Period = { readonly key: string; readonly startsAt: Instant; readonly endsAt: Instant }

/** D20261121 */
export const dayPeriod = (at: Instant): Period => periodOfDay(dayOf(at))

/** W2026-47: the ISO week, from Monday, numbered in the year of its Thursday. */
export function weekPeriod(at: Instant): Period {
  const today = dayOf(at)
  const monday = addDays(today, 1 - weekdayOf(today))
  const thursday = addDays(monday, 3)
  const year = thursday.slice(0, 4)
  const week = Math.floor(daysBetween(calendarDay(`${year}-01-01`), thursday) / 7) + 1
  return periodOf(`W${year}-${String(week).padStart(2, '0')}`, monday, addDays(monday, 7))
}

/** M202611 */
export function monthPeriod(at: Instant): Period {
  const month = dayOf(at).slice(0, 7)
  const first = calendarDay(`${month}-01`)
  const next = calendarDay(`${addDays(first, 31).slice(0, 7)}-01`)
  return periodOf(`M${month.replace('-', '')}`, first, next)
}

export const isWithin = (period: Period, at: Instant): boolean => at >= period.startsAt && at < period.endsAt

const periodOf = (key: string, first: CalendarDay, next: CalendarDay): Period => ({
  key,
  startsAt: startOfDay(first),
  endsAt: startOfDay(next),
})

const periodOfDay = recalled((day: CalendarDay) => periodOf(`D${day.replaceAll('-', '')}`, day, addDays(day, 1)))
