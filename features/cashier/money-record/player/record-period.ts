import { systemClock } from '#core/clock/instant.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'

const daysBack = { all: undefined, today: 0, week: 6, month: 29, quarter: 89 } as const
export type Period = keyof typeof daysBack

export const periodOptions = [
  { value: 'all', label: 'All time' },
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'quarter', label: 'Last 90 days' },
] as const satisfies readonly { value: Period; label: string }[]

export const isPeriod = (text: string): text is Period => Object.hasOwn(daysBack, text)

/** The midnight in Manila at which a period begins; today is its last day. */
export function periodStart(period: Period): Instant | undefined {
  const back = daysBack[period]
  return back === undefined ? undefined : startOfDay(addDays(dayOf(systemClock.now()), -back))
}
