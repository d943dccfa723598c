import type { Duration } from './duration.ts'
import type { Instant } from './instant.ts'

type CachedAnswer<T> = { readonly at: Instant; readonly answer: Promise<T> }

/**
 * Caches a read for a short time, so that many callers cost one: all of them get the same answer. A read that is due runs
 * with the arguments of the caller who came first, such as the connection to read on. With `renewedAfter`, a caller who comes
 * later than that begins the next read and gets the last answer, so that nobody waits while callers are frequent.
 */
export function cachedRead<T, Rest extends readonly unknown[]>(
  read: (now: Instant, ...rest: Rest) => Promise<T>,
  lasts: Duration,
  renewedAfter: Duration = lasts,
): (now: Instant, ...rest: Rest) => Promise<T> {
  let newest: CachedAnswer<T> | undefined
  let answered: CachedAnswer<T> | undefined
  const begin = (now: Instant, rest: Rest): CachedAnswer<T> => {
    const begun = { at: now, answer: read(now, ...rest) }
    begun.answer.then(
      () => {
        if (newest === begun) answered = begun
      },
      () => {
        // A failed read is retried by the next caller.
        if (newest === begun) newest = undefined
      },
    )
    return begun
  }
  return (now, ...rest) => {
    if (!isYoung(newest, now, renewedAfter)) newest = begin(now, rest)
    return isYoung(answered, now, lasts) ? answered.answer : newest.answer
  }
}

const isYoung = <T>(reading: CachedAnswer<T> | undefined, now: Instant, lasts: Duration): reading is CachedAnswer<T> =>
  reading !== undefined && now >= reading.at && now - reading.at < lasts
