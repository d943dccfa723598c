import { addDays, type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { dayFindFirstOpen } from './house.store.ts'

export type HouseDays = { readonly from: CalendarDay; readonly until: CalendarDay }

/**
 * Parameters for the days that are read from sums and the time range that is read from transfers. The ranges adjoin and
 * never overlap, even if a day is summed up meanwhile.
 */
export async function summedPart(db: Queryable, { from, until }: HouseDays): Promise<[string, string, Date, Date]> {
  const firstOpen = (await dayFindFirstOpen(db)) ?? from
  const lastSummed = addDays(firstOpen, -1)
  const since = firstOpen > from ? firstOpen : from
  return [from, lastSummed < until ? lastSummed : until, sqlTime(startOfDay(since)), sqlTime(endOfDay(until))]
}
