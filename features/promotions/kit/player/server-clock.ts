import type { Instant } from '#core/clock/instant.ts'

/** The time that counts, where the device's own clock may be wrong: its last telling, and what has passed since. */
export function serverClock(told: Instant, deviceAtTelling: number): (device: number) => number {
  const ahead = told - deviceAtTelling
  return (device) => device + ahead
}
