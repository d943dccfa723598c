import type { Instant } from '#core/clock/instant.ts'

/** The server's time: its last reported value plus the elapsed time. */
export function serverClock(told: Instant, deviceAtTelling: number): (device: number) => number {
  const ahead = told - deviceAtTelling
  return (device) => device + ahead
}
