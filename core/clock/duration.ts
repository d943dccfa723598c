import type { Brand } from '#core/brand.ts'

/** A length of time in milliseconds. Only functions that name the unit create one. */
export type Duration = Brand<number, 'Duration'>

export function milliseconds(count: number): Duration {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is not a whole number of milliseconds`)
  return count as Duration
}

export const seconds = (count: number): Duration => milliseconds(count * 1_000)
export const minutes = (count: number): Duration => seconds(count * 60)
export const hours = (count: number): Duration => minutes(count * 60)
export const days = (count: number): Duration => hours(count * 24)

/** Rounded up, so that waiting this long is long enough. */
export const wholeSeconds = (duration: Duration): number => Math.ceil(duration / 1_000)
