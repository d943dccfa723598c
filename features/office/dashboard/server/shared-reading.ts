import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'

/** Reads once for everybody who looks within so long a time: many screens are one reading. */
export function sharedReading<T>(read: (now: Instant) => Promise<T>, lasts: Duration): (now: Instant) => Promise<T> {
  let last: { readonly at: Instant; readonly reading: Promise<T> } | undefined
  return (now) => {
    if (last === undefined || now - last.at >= lasts || now < last.at) {
      const reading = read(now)
      last = { at: now, reading }
      // What failed is read again by the next who looks.
      void reading.catch(() => {
        if (last?.reading === reading) last = undefined
      })
    }
    return last.reading
  }
}
