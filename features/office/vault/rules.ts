import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import type { Wait } from './vault-words.ts'

export type DayToWrite = {
  readonly day: CalendarDay
  readonly now: Instant
  /** The ledger takes no more transfers of the day. */
  readonly isSummedUp: boolean
  readonly hasRoot: boolean
}

/** Operations that began before midnight have ended, and the job of the root has run. */
const grace = hours(1)

/**
 * Why a day is not written yet; undefined if it can be. A root that was missed can never be made: after a day the vault goes on
 * without it, and says so.
 */
export function waitOf({ day, now, isSummedUp, hasRoot }: DayToWrite): Exclude<Wait, 'writing'> | undefined {
  if (now < addDuration(endOfDay(day), grace)) return 'dayOpen'
  if (!isSummedUp) return 'notSummedUp'
  return hasRoot || now >= endOfDay(addDays(day, 1)) ? undefined : 'noRoot'
}

/** The leaves of roots are kept for this long: an older day could not be tied to its root. */
const daysBack = 34

/** The day that a vault begins with: the first of the house, or the oldest whose root can still be proven. */
export function firstVaultDay(firstOfLedger: CalendarDay, today: CalendarDay): CalendarDay {
  const oldest = addDays(today, -daysBack)
  return firstOfLedger > oldest ? firstOfLedger : oldest
}
