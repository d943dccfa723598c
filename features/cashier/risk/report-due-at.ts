import { type CalendarDay, addDays, dayOf, endOfDay, weekdayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'

const friday = 5
/** The legal deadline of a report, from the day on which the suspicion was formed. */
const workingDaysToReport = 5

/**
 * The end of the last working day in Manila. Holidays count as working days here: a report sent a day early is not
 * late, and nobody has to maintain a calendar.
 */
export function reportDueAt(formedAt: Instant): Instant {
  let day: CalendarDay = dayOf(formedAt)
  for (let left = workingDaysToReport; left > 0; ) {
    day = addDays(day, 1)
    if (weekdayOf(day) <= friday) left -= 1
  }
  return endOfDay(day)
}
