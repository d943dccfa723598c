import type { CalendarDay } from '#core/clock/manila.ts'

/** The days that a report is about, both ends in it. */
export type ShownDays = { readonly from: CalendarDay; readonly until: CalendarDay }
