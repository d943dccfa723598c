import type { CalendarDay } from '#core/clock/manila.ts'

/** The days of a report, inclusive. */
export type ShownDays = { readonly from: CalendarDay; readonly until: CalendarDay }
