import { addDays, calendarDay, type CalendarDay } from '#core/clock/manila.ts'
import { countDay, versionOf } from '#features/office/daily-close/server/count-day.ts'
import { closingInsert } from '#features/office/daily-close/server/store/daily-close.store.ts'
import { nextSample } from './sample-rows.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'

/** Before everything that was ever done: each day is earlier than the one before, so that none is left open before it. */
const nextDay = (): CalendarDay => addDays(calendarDay('2020-01-01'), -nextSample())

/** A day of which everything is known. */
export async function sampleClosableDay({ site }: TestBackOffice) {
  const { db } = site.context
  const [day, now] = [nextDay(), site.clock.now()]
  await db.pool.query('insert into ledger_check (checked_at, transfers, violations) values ($1, 0, 0)', [new Date(now)])
  await db.pool.query(
    `insert into reconciliation_day (provider, day, lines, amount, fee, differences, compared_at)
     select 'sandpay', $1::date, 0, 0, 0, 0, $2`,
    [day, new Date(now)],
  )
  return { day, version: versionOf(await countDay(db, day, now)) }
}

/** A day that somebody has closed. */
export async function sampleClosedDay({ site }: TestBackOffice): Promise<CalendarDay> {
  const { db } = site.context
  const [day, closedAt] = [nextDay(), site.clock.now()]
  const count = await countDay(db, day, closedAt)
  await db.transaction((tx) => closingInsert(tx, { day, ...count, play: [], notes: [], closedBy: 'sample', closedAt }))
  return day
}
