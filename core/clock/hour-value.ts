import type { Instant } from './instant.ts'

/** A part of a day of which something is summed by the hour, and up to a moment in it. */
export type DayWindow = { readonly from: Instant; readonly until: Instant; readonly soFar: Instant }

/** What was counted in one hour of a day, 0 to 23, and how much of it before the moment. */
export type HourValue = { readonly hour: number; readonly value: bigint; readonly soFar: bigint }
