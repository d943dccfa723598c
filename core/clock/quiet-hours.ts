import { hours } from './duration.ts'
import { addDuration, type Instant } from './instant.ts'
import { addDays, dayOf, startOfDay, timeOfDay } from './manila.ts'

const quietFrom = hours(22)
const quietUntil = hours(7)

/** From 10 PM to 7 AM in Manila no phone makes a sound for us. */
export function isQuietAt(at: Instant): boolean {
  const time = timeOfDay(at)
  return time >= quietFrom || time < quietUntil
}

/** The time itself by day, otherwise the next 7 AM in Manila. */
export function wakingTime(at: Instant): Instant {
  if (!isQuietAt(at)) return at
  const day = timeOfDay(at) < quietUntil ? dayOf(at) : addDays(dayOf(at), 1)
  return addDuration(startOfDay(day), quietUntil)
}
