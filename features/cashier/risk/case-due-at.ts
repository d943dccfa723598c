import { milliseconds } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type CalendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { AmlRule } from './aml-rules.ts'
import { reportDueAt } from './report-due-at.ts'

type AlertFacts = { readonly rule: AmlRule; readonly day: CalendarDay }

/** A covered transaction is due five working days after it happened, whoever looks at it when; a suspicion has no such day. */
export const alertDueAt = ({ rule, day }: AlertFacts): Instant | null =>
  rule === 'covered' ? reportDueAt(startOfDay(day)) : null

/** A case is due five working days after it was opened, or with its first covered transaction. */
export function caseDueAt(openedAt: Instant, alerts: readonly AlertFacts[]): Instant {
  const dues = alerts.flatMap((alert) => alertDueAt(alert) ?? [])
  return dues.reduce((first, due) => (due < first ? due : first), reportDueAt(openedAt))
}

/** The last day in Manila: a deadline is the midnight that ends it. */
export const lastDayOf = (dueAt: Instant): CalendarDay => dayOf(subtractDuration(dueAt, milliseconds(1)))
