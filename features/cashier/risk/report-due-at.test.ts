import { expect, test } from 'vitest'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { instant } from '#core/clock/instant.ts'
import { reportDueAt } from './report-due-at.ts'

test.each([
  { formed: '2026-11-16', due: '2026-11-23', why: 'from Monday over one week-end' },
  { formed: '2026-11-20', due: '2026-11-27', why: 'from Friday' },
  { formed: '2026-11-21', due: '2026-11-27', why: 'Saturday and Sunday count for nothing' },
  { formed: '2026-11-22', due: '2026-11-27', why: 'Sunday' },
  { formed: '2026-12-30', due: '2027-01-06', why: 'over the end of the year' },
])('$formed is due at the end of $due: $why', ({ formed, due }) => {
  const day = calendarDay(formed)
  expect(reportDueAt(startOfDay(day))).toBe(endOfDay(calendarDay(due)))
  expect(reportDueAt(instant(endOfDay(day) - 1))).toBe(endOfDay(calendarDay(due)))
})
