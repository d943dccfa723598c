import type { CalendarDay } from '#core/clock/manila.ts'

/** A date as people type it without separators: the birthday is the second password that is tried, after the name. */
export function typedDays(day: CalendarDay): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  return [year + month + date, date + month + year, month + date + year]
}
