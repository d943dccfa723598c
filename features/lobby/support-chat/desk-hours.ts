import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, timeOfDay, weekdayOf } from '#core/clock/manila.ts'

/** When customer service is there. Minutes of the day in Manila; closing before opening means past midnight. */
export type DeskHours = {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[]
  readonly opensMinute: number
  readonly closesMinute: number
}

export const minutesOfDay = 1440
const minuteMs = 60_000

export const isAllDay = ({ opensMinute, closesMinute }: DeskHours): boolean =>
  opensMinute === 0 && closesMinute === minutesOfDay

/** Whether the desk is open at a moment. Past midnight, the day on which it opened counts. */
export function isDeskOpen({ days, opensMinute, closesMinute }: DeskHours, at: Instant): boolean {
  const today = dayOf(at)
  const minute = timeOfDay(at) / minuteMs
  const isDay = days.includes(weekdayOf(today))
  if (opensMinute < closesMinute) return isDay && minute >= opensMinute && minute < closesMinute
  if (minute >= opensMinute) return isDay
  return minute < closesMinute && days.includes(weekdayOf(addDays(today, -1)))
}
