import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay, timeOfDay } from '#core/clock/manila.ts'

type QuietHours = { readonly fromHour: number; readonly untilHour: number }

/** Whether nothing is sent at this time of day in Manila. The night may lie over midnight. */
export function isQuiet(at: Instant, { fromHour, untilHour }: QuietHours): boolean {
  const time = timeOfDay(at)
  const [begins, ends] = [hours(fromHour), hours(untilHour)]
  return begins <= ends ? time >= begins && time < ends : time >= begins || time < ends
}

/** The next time that it is this hour in Manila; now, if it has just struck. */
export function nextHour(at: Instant, hour: number): Instant {
  const today = addDuration(startOfDay(dayOf(at)), hours(hour))
  return today >= at ? today : addDuration(startOfDay(addDays(dayOf(at), 1)), hours(hour))
}

/** When the next quiet hours begin; undefined: there are none. Asked at a time that is not quiet. */
export const quietBegins = (at: Instant, { fromHour, untilHour }: QuietHours): Instant | undefined =>
  fromHour === untilHour ? undefined : nextHour(at, fromHour)

/** Tomorrow, as soon as messages may be sent again. */
export const nextMorning = (at: Instant, quiet: QuietHours): Instant => {
  const tomorrow = startOfDay(addDays(dayOf(at), 1))
  return isQuiet(tomorrow, quiet) ? nextHour(tomorrow, quiet.untilHour) : tomorrow
}
