import { type Instant, systemClock } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, calendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

export type StatementMonth = { readonly label: string; readonly from: Instant; readonly to: Instant }

const monthsShown = 24
const monthNames = [
  messages.january,
  messages.february,
  messages.march,
  messages.april,
  messages.may,
  messages.june,
  messages.july,
  messages.august,
  messages.september,
  messages.october,
  messages.november,
  messages.december,
]

/** The months for which a statement is available, this one first. */
export function statementMonths(): readonly StatementMonth[] {
  const months: StatementMonth[] = []
  let first = firstDay(dayOf(systemClock.now()))
  for (let count = 0; count < monthsShown; count++) {
    months.push({ label: labelOf(first), from: startOfDay(first), to: startOfDay(firstDay(addDays(first, 31))) })
    first = firstDay(addDays(first, -1))
  }
  return months
}

export function newestMonth(months: readonly StatementMonth[]): StatementMonth {
  const [newest] = months
  if (newest === undefined) throw new Error('there is always this month')
  return newest
}

const firstDay = (day: CalendarDay): CalendarDay => calendarDay(`${day.slice(0, 8)}01`)
const labelOf = (day: CalendarDay): string =>
  formatMessage(messages.monthOfYear, { month: monthNames[Number(day.slice(5, 7)) - 1] ?? '', year: day.slice(0, 4) })
