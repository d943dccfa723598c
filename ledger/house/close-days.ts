import { minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { awardDayAdd } from './award-day.store.ts'
import { bettorAdd } from './bettor.store.ts'
import { depositMonthAdd } from './deposit-month.store.ts'
import { flowDayAdd } from './flow-day.store.ts'
import { dayFindFirstOpen, dayLock, historyMakeMonths, houseDayInsert } from './house.store.ts'

/** Longer than any transaction lives and than clocks differ: a day that ended this long ago gets no more transfers. */
const grace = minutes(10)

const monthsAhead = 3

/**
 * Sums up the house's accounts, deposits and gifts for every past day, so that balances need no hot row and reports do
 * not scan transfers. Idempotent. Also creates the partitions of the coming months.
 */
export async function closeDays(db: Database, now: Instant): Promise<readonly CalendarDay[]> {
  const closed: CalendarDay[] = []
  const lastDay = addDays(dayOf(subtractDuration(now, grace)), -1)
  for (;;) {
    const day = await db.transaction((tx) => closeNextDay(tx, lastDay, now))
    if (day === undefined) break
    closed.push(day)
  }
  await historyMakeMonths(db, dayOf(now), monthsAhead)
  return closed
}

async function closeNextDay(tx: Transaction, lastDay: CalendarDay, now: Instant): Promise<CalendarDay | undefined> {
  await dayLock(tx)
  const day = await dayFindFirstOpen(tx)
  if (day === undefined || day > lastDay) return undefined
  const adds = [depositMonthAdd, bettorAdd, flowDayAdd, awardDayAdd]
  await Promise.all([houseDayInsert(tx, day, now), ...adds.map((add) => add(tx, day))])
  return day
}
