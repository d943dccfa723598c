import type { CalendarDay } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { refuse } from '#core/contract/outcome.ts'
import { closingsOfDays, firstClosedDay } from '#features/office/daily-close/server/index.ts'
import { firstLedgerDay } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { daysOfMonth, openDaysOf, untiedDays, workOut } from '../rules.ts'
import { pagcorTermsOf } from './store/pagcor-terms.store.ts'

const daysNamed = 5

/** As many days as a sentence can name. */
function namesOf(days: readonly CalendarDay[]): string {
  const names = days.slice(0, daysNamed).map(formatDay).join(', ')
  return days.length > daysNamed ? `${names} and ${days.length - daysNamed} more` : names
}

/** The first day that the house has a record of: the day of the first transfer, or a day that was closed without any before it. */
async function firstRecordedDay(db: Queryable): Promise<CalendarDay | undefined> {
  const days = await Promise.all([firstLedgerDay(db), firstClosedDay(db)])
  return days.filter((day) => day !== undefined).toSorted()[0]
}

/** The working of a month from closed figures alone, or the first reason why there is none. */
export async function readMonth(db: Queryable, month: CalendarDay) {
  const until = daysOfMonth(month).at(-1) ?? month
  const [closings, terms] = await Promise.all([closingsOfDays(db, { from: month, until }), pagcorTermsOf(db, month)])
  const firstDay = await firstRecordedDay(db)
  if (firstDay === undefined || firstDay > until) return refuse('monthBeforeRecords')
  const standing = closings.filter(({ reopenedAt }) => reopenedAt === null)
  const open = openDaysOf(month, standing, firstDay)
  if (open.length > 0) return refuse('daysOpen', { why: `Open: ${namesOf(open)}.` })
  const untied = untiedDays(standing)
  if (untied.length > 0) return refuse('daysUntied', { why: `Closed without them: ${namesOf(untied)}.` })
  const working = terms && workOut(standing, terms)
  if (terms === undefined || working === undefined) return refuse('termsMissing')
  const now = new Map(standing.map(({ day, ggr }) => [day, ggr]))
  const changes = closings.flatMap(({ day, ggr: before, reopenedAt, reopenedBy }) => {
    const after = now.get(day)
    return reopenedAt === null || reopenedBy === null || after === undefined
      ? []
      : [{ day, reopenedBy, reopenedAt, before, now: after }]
  })
  const days = standing.map(({ day, ggr, closedBy }) => ({ day, ggr, closedBy }))
  return { kind: 'month', month, terms, working, days, changes } as const
}

export type PagcorMonth = Extract<Awaited<ReturnType<typeof readMonth>>, { kind: 'month' }>
