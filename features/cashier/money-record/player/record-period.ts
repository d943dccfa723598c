import { systemClock } from '#core/clock/instant.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { messages } from './messages/en.ts'

const daysBack = { all: undefined, today: 0, week: 6, month: 29, quarter: 89 } as const
export type Period = keyof typeof daysBack

export const periodOptions = [
  { value: 'all', label: messages.allTime },
  { value: 'today', label: messages.today },
  { value: 'week', label: messages.last7Days },
  { value: 'month', label: messages.last30Days },
  { value: 'quarter', label: messages.last90Days },
] as const satisfies readonly { value: Period; label: string }[]

export const isPeriod = (text: string): text is Period => Object.hasOwn(daysBack, text)

/** The midnight in Manila at which a period begins; today is its last day. */
export function periodStart(period: Period): Instant | undefined {
  const back = daysBack[period]
  return back === undefined ? undefined : startOfDay(addDays(dayOf(systemClock.now()), -back))
}
