import type { Duration } from './duration.ts'
import type { Instant } from './instant.ts'

/**
 * Caches a read for a short time, so that many callers cost one: all of them get the same answer. A read that is due runs
 * with the arguments of the caller who came first, such as the connection to read on.
 */
export function cachedRead<T, Rest extends readonly unknown[]>(
  read: (now: Instant, ...rest: Rest) => Promise<T>,
  lasts: Duration,
): (now: Instant, ...rest: Rest) => Promise<T> {
  let last: { readonly at: Instant; readonly reading: Promise<T> } | undefined
  return (now, ...rest) => {
    if (last === undefined || now - last.at >= lasts || now < last.at) {
      const reading = read(now, ...rest)
      last = { at: now, reading }
      // A failed read is retried by the next caller.
      void reading.catch(() => {
        if (last?.reading === reading) last = undefined
      })
    }
    return last.reading
  }
}
