import { hours, minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { awardDayAdd } from './award-day.store.ts'
import { bettorAdd } from './bettor.store.ts'
import { depositMonthAdd } from './deposit-month.store.ts'
import { flowDayAdd } from './flow-day.store.ts'
import { dayFindFirstOpen, dayGiveTime, dayLock, historyMakeMonths, houseDayInsert } from './house.store.ts'

/** Longer than any transaction lives and than clocks differ: a day that ended this long ago gets no more transfers. */
const grace = minutes(10)

const monthsAhead = 3

/** A day of 5,000 bets a second has 40 times the transfers that are summed in a pool's ordinary limit. Nobody waits for it. */
const closingLastsMax = hours(1)

/**
 * Sums up the house's accounts, deposits and gifts for every past day, so that balances need no hot row and reports do
 * not scan transfers. Idempotent; each day is a transaction of its own, and the signal ends it between two days. Also creates
 * the partitions of the coming months.
 */
export async function closeDays(db: Database, now: Instant, signal?: AbortSignal): Promise<readonly CalendarDay[]> {
  const closed: CalendarDay[] = []
  const lastDay = addDays(dayOf(subtractDuration(now, grace)), -1)
  for (;;) {
    signal?.throwIfAborted()
    const day = await db.transaction((tx) => closeNextDay(tx, lastDay, now), { statementMsMax: closingLastsMax })
    if (day === undefined) break
    closed.push(day)
  }
  await historyMakeMonths(db, dayOf(now), monthsAhead)
  return closed
}

async function closeNextDay(tx: Transaction, lastDay: CalendarDay, now: Instant): Promise<CalendarDay | undefined> {
  await dayGiveTime(tx, closingLastsMax)
  await dayLock(tx)
  const day = await dayFindFirstOpen(tx)
  if (day === undefined || day > lastDay) return undefined
  const adds = [depositMonthAdd, bettorAdd, flowDayAdd, awardDayAdd]
  await Promise.all([houseDayInsert(tx, day, now), ...adds.map((add) => add(tx, day))])
  return day
}
