import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay } from '#core/clock/manila.ts'

/**
 * The daily root is made five minutes after midnight in Manila. Within this time it still states what was owed at the
 * end of the day.
 */
const measuredWithin = minutes(15)

/**
 * Whether a root states the liability at the end of its day. A later one, made because nothing ran that night, proves
 * what was owed when it was made: it keeps its place in the sequence and is shown with that moment.
 */
export function isMeasuredAtDayEnd({ day, madeAt }: { readonly day: CalendarDay; readonly madeAt: Instant }): boolean {
  const end = endOfDay(day)
  return madeAt >= end && madeAt < addDuration(end, measuredWithin)
}
