import * as v from 'valibot'
import { type CalendarDay, calendarDay, isCalendarDay } from './manila.ts'

/** 2026-11: its first day. */
export const monthIn = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d$/, 'Choose a month.'),
  v.check((text) => isCalendarDay(`${text}-01`), 'Choose a month.'),
  v.transform((text): CalendarDay => calendarDay(`${text}-01`)),
)
