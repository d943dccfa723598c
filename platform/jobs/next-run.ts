import { type Duration, hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { Job, ManilaTime } from './job.ts'

type Recurrence = NonNullable<Job['when']>

/** The first time after `now` at which the job is due again. Missed runs are not made up for. */
export function nextRun(when: Recurrence, { dueAt, now }: { dueAt: Instant; now: Instant }): Instant {
  if ('dailyAt' in when) return nextTimeOfDay(timeOf(when.dailyAt), now)
  if (when.every <= 0) throw new RangeError('a job recurs after a time greater than zero')
  const turnsPassed = Math.max(Math.floor((now - dueAt) / when.every), 0)
  return addDuration(dueAt, milliseconds((turnsPassed + 1) * when.every))
}

/** When a new job runs first: at once, or at its time of day. */
export const firstRun = (when: Recurrence, now: Instant): Instant =>
  'dailyAt' in when ? nextTimeOfDay(timeOf(when.dailyAt), now) : now

function nextTimeOfDay(time: Duration, now: Instant): Instant {
  const today = addDuration(startOfDay(dayOf(now)), time)
  return today > now ? today : addDuration(startOfDay(addDays(dayOf(now), 1)), time)
}

function timeOf(text: ManilaTime): Duration {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) throw new RangeError(`${text} is not a time of the day, as 02:30 is`)
  return milliseconds(hours(Number(hour)) + minutes(Number(minute)))
}
