import { hasEnded, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, calendarDay, dayOf, daysBetween, endOfDay } from '#core/clock/manila.ts'

export const spanNames = ['yesterday', 'last7', 'thisMonth', 'lastMonth', 'own'] as const
export type SpanName = (typeof spanNames)[number]

/** As many days as the reports show. */
const spanDaysMax = 92

/** Days in Manila, both ends included. Cut: the last day counts up to the present time of day only. */
export type Span = { readonly from: CalendarDay; readonly until: CalendarDay; readonly isCut: boolean }
export type OwnDays = { readonly from?: CalendarDay | undefined; readonly until?: CalendarDay | undefined }

const lengthOf = ({ from, until }: Pick<Span, 'from' | 'until'>): number => daysBetween(from, until) + 1

/** The days that a name stands for. Today has not ended, so a span that reaches it is cut. */
export function spanOf(name: SpanName, own: OwnDays, now: Instant): Span {
  const today = dayOf(now)
  const days = daysOf(name, own, today)
  const until = days.until > today ? today : days.until
  return { from: days.from, until, isCut: !hasEnded(endOfDay(until), now) }
}

function daysOf(name: SpanName, own: OwnDays, today: CalendarDay): Omit<Span, 'isCut'> {
  const yesterday = addDays(today, -1)
  const lastMonth = addDays(firstOfMonth(today), -1)
  switch (name) {
    case 'yesterday':
      return { from: yesterday, until: yesterday }
    case 'last7':
      return { from: addDays(today, -7), until: yesterday }
    case 'thisMonth':
      return { from: firstOfMonth(today), until: today }
    case 'lastMonth':
      return { from: firstOfMonth(lastMonth), until: lastMonth }
    case 'own':
      return { from: own.from ?? yesterday, until: own.until ?? yesterday }
  }
}

/**
 * What a span is compared with: as many days before it, or of this month the same days of last month. A cut span is
 * compared up to the same time of day, unless last month was shorter: then with the whole of it.
 */
export function spanBefore(name: SpanName, span: Span): Span {
  if (name === 'thisMonth') return sameDaysOfLastMonth(span)
  const until = addDays(span.from, -1)
  return { from: addDays(span.from, -lengthOf(span)), until, isCut: span.isCut }
}

function sameDaysOfLastMonth({ from, until, isCut }: Span): Span {
  const last = addDays(from, -1)
  const first = firstOfMonth(last)
  const same = addDays(first, daysBetween(from, until))
  return same > last ? { from: first, until: last, isCut: false } : { from: first, until: same, isCut }
}

const firstOfMonth = (day: CalendarDay): CalendarDay => calendarDay(`${day.slice(0, 8)}01`)

/** Why days of one's own choice cannot be shown. */
export function faultOfSpan({
  from,
  until,
}: Pick<Span, 'from' | 'until'>): 'endBeforeBeginning' | 'daysTooMany' | undefined {
  if (from > until) return 'endBeforeBeginning'
  return lengthOf({ from, until }) > spanDaysMax ? 'daysTooMany' : undefined
}

/** The days of a span that are over as far as it counts them. */
export function wholeDays({ from, until, isCut }: Span): Pick<Span, 'from' | 'until'> | undefined {
  const last = isCut ? addDays(until, -1) : until
  return from > last ? undefined : { from, until: last }
}

export const eachDayOf = ({ from, until }: Pick<Span, 'from' | 'until'>): CalendarDay[] =>
  Array.from({ length: lengthOf({ from, until }) }, (_, index) => addDays(from, index))
