import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'

/** Caches a read for a short time, so that many screens cost one. */
export function sharedReading<T>(read: (now: Instant) => Promise<T>, lasts: Duration): (now: Instant) => Promise<T> {
  let last: { readonly at: Instant; readonly reading: Promise<T> } | undefined
  return (now) => {
    if (last === undefined || now - last.at >= lasts || now < last.at) {
      const reading = read(now)
      last = { at: now, reading }
      // A failed read is retried by the next caller.
      void reading.catch(() => {
        if (last?.reading === reading) last = undefined
      })
    }
    return last.reading
  }
}
