import type { Instant } from './instant.ts'
import { type CalendarDay, dayOf, manilaOffset } from './manila.ts'

/** Nov 21, 2026, 3:05 PM, in Manila's time. */
export const formatInstant = (at: Instant): string => `${formatDay(dayOf(at))}, ${formatTime(at)}`

/** Nov 21, 3:05 PM, where the year is known: for what happened lately. */
export const formatLately = (at: Instant): string => `${dayOfYear(dayOf(at))}, ${formatTime(at)}`

/** Nov 21, 2026 */
export const formatDay = (day: CalendarDay): string => `${dayOfYear(day)}, ${day.slice(0, 4)}`

const dayOfYear = (day: CalendarDay): string => `${monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`

/** Nov 2026 */
export const formatMonth = (day: CalendarDay): string => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** 3:05 PM */
export function formatTime(at: Instant): string {
  const clock = new Date(at + manilaOffset)
  return formatTimeOfDay(clock.getUTCHours() * 60 + clock.getUTCMinutes())
}

/**
 * 3:05 PM, of a minute of the day. Formatted by hand, because the space before AM and PM differs between Intl
 * implementations.
 */
export function formatTimeOfDay(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60)
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
