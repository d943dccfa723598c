import type { Duration } from './duration.ts'
import { addDuration, type Clock, type Instant, instant } from './instant.ts'

/** A clock that moves only when a test advances it. */
export type TestClock = Clock & {
  readonly advance: (by: Duration) => Instant
  readonly set: (at: Instant) => void
}

export function testClock(start: Instant = instant(Date.UTC(2026, 10, 21, 7, 5))): TestClock {
  let now = start
  return {
    now: () => now,
    advance: (by) => {
      now = addDuration(now, by)
      return now
    },
    set: (at) => {
      now = at
    },
  }
}
