import type { Brand } from '#core/brand.ts'
import { type Duration, milliseconds } from './duration.ts'

/** A point in time, as milliseconds since 1970 in UTC. Compare two with `<` and `>=`. */
export type Instant = Brand<number, 'Instant'>

/** When something ends, or `never`. */
export type Expiry = Instant | 'never'

/** The time of a request or a job; everything below receives the time as an argument. */
export type Clock = { readonly now: () => Instant }

export const systemClock: Clock = { now: () => instant(Date.now()) }

/** The last moment that a JavaScript date can represent. */
export const instantMax = 8_640_000_000_000_000

export function instant(epochMilliseconds: number): Instant {
  if (!Number.isSafeInteger(epochMilliseconds) || Math.abs(epochMilliseconds) > instantMax) {
    throw new RangeError(`${epochMilliseconds} is not a moment in milliseconds`)
  }
  return epochMilliseconds as Instant
}

export const addDuration = (at: Instant, duration: Duration): Instant => instant(at + duration)
export const subtractDuration = (at: Instant, duration: Duration): Instant => instant(at - duration)
export const durationBetween = (from: Instant, to: Instant): Duration => milliseconds(to - from)

/** The end is exclusive: at that very moment it has ended. */
export const hasEnded = (end: Expiry, now: Instant): boolean => end !== 'never' && now >= end

/** `never` is after every moment. */
export const isAfter = (a: Expiry, b: Expiry): boolean => b !== 'never' && (a === 'never' || a > b)

export const earliest = <E extends Expiry>(a: E, b: E): E => (isAfter(a, b) ? b : a)
export const latest = <E extends Expiry>(a: E, b: E): E => (isAfter(a, b) ? a : b)
