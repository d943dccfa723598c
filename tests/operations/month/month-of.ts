import type { CalendarDay } from '#core/clock/manila.ts'

/** As staff enters it: 2026-12. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 'yyyy-mm'.length)
