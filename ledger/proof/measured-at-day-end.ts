import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay } from '#core/clock/manila.ts'

/** The root of a day is made five minutes after it. So long after midnight in Manila it still says what was owed at its end. */
const measuredWithin = minutes(15)

/**
 * Whether a root tells what was owed at the end of its day. One that was made later, because nothing ran that night, proves what was
 * owed when it was made: it keeps its place in the row of roots and is told with that moment.
 */
export function isMeasuredAtDayEnd({ day, madeAt }: { readonly day: CalendarDay; readonly madeAt: Instant }): boolean {
  const end = endOfDay(day)
  return madeAt >= end && madeAt < addDuration(end, measuredWithin)
}
