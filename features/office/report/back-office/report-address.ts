import { type Instant, systemClock } from '#core/clock/instant.ts'
import { addDays, dayOf, isCalendarDay } from '#core/clock/manila.ts'
import { useAddress } from '#platform/office-ui/use-address.ts'
import { type RevenueSplit, revenueSplits } from '../report-names.ts'
import type { ShownDays } from './shown-days.ts'

/** The days in the address if valid, otherwise the two weeks before today. */
export function daysIn(query: URLSearchParams, now: Instant): ShownDays {
  const from = query.get('from') ?? ''
  const until = query.get('until') ?? ''
  if (isCalendarDay(from) && isCalendarDay(until) && from <= until) return { from, until }
  const yesterday = addDays(dayOf(now), -1)
  return { from: addDays(yesterday, -13), until: yesterday }
}

export const splitIn = (query: URLSearchParams): RevenueSplit =>
  revenueSplits.find((split) => split === query.get('by')) ?? 'day'

/** The parameters of the reports beside the tab, in the address, so that a link or reload shows the same. */
export function useReportAddress() {
  const { query, write } = useAddress()
  const change = (fields: Readonly<Record<string, string>>) =>
    write(new URLSearchParams({ ...Object.fromEntries(query), ...fields }))
  return {
    days: daysIn(query, systemClock.now()),
    by: splitIn(query),
    setDays: ({ from, until }: ShownDays) => change({ from, until }),
    setBy: (by: RevenueSplit) => change({ by }),
  }
}

/** Parameters that other reports keep. */
export const keptOfReports = ['from', 'until', 'by'] as const
