import type { Instant } from './instant.ts'

/** A part of a day to be summed up by the hour, and a moment within it. */
export type DayWindow = { readonly from: Instant; readonly until: Instant; readonly soFar: Instant }

/** The count of one hour, 0 to 23, and the part of it before the moment. */
export type HourValue = { readonly hour: number; readonly value: bigint; readonly soFar: bigint }
