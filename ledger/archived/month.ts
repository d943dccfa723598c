import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, calendarDay, dayOf, isCalendarDay, startOfDay } from '#core/clock/manila.ts'

/** A month of Manila: a partition of the transfers. */
export type Month = {
  /** As 2026-01. */
  readonly name: string
  readonly firstDay: CalendarDay
  readonly lastDay: CalendarDay
  /** Half-open: includes `from`, excludes `until`. */
  readonly from: Instant
  readonly until: Instant
}

/** Undefined if the text is no month written as 2026-01. */
export const monthNamed = (name: string): Month | undefined =>
  /^\d{4}-\d\d$/.test(name) && isCalendarDay(`${name}-01`) ? monthOfDay(calendarDay(`${name}-01`)) : undefined

const monthOf = (at: Instant): Month => monthOfDay(dayOf(at))

export function monthOfDay(day: CalendarDay): Month {
  const name = day.slice(0, 7)
  const firstDay = calendarDay(`${name}-01`)
  const next = calendarDay(`${addDays(firstDay, 31).slice(0, 7)}-01`)
  return { name, firstDay, lastDay: addDays(next, -1), from: startOfDay(firstDay), until: startOfDay(next) }
}

/** The month so many months later. */
export const monthsAfter = (month: Month, count: number): Month =>
  count <= 0 ? month : monthsAfter(monthOf(month.until), count - 1)

export const monthBefore = ({ firstDay }: Month): Month => monthOfDay(addDays(firstDay, -1))
