import { minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { roundSumFindCorrected, roundSumFindNext, roundSumLock, roundSumWrite } from '../store/round-sum.store.ts'

/**
 * Longer than any operation of a game and any difference between our clocks: afterwards no round ends on the day
 * before.
 */
const grace = minutes(10)

/**
 * Sums up the rounds of every past day, oldest first, and again those of days corrected since. Until then reports read
 * rounds. Returns the days summed up.
 */
export async function sumUpRounds(db: Database, now: Instant): Promise<readonly CalendarDay[]> {
  const summed: CalendarDay[] = []
  const lastDay = addDays(dayOf(subtractDuration(now, grace)), -1)
  for (;;) {
    const day = await db.transaction((tx) => sumUpOne(tx, lastDay))
    if (day === undefined) return summed
    summed.push(day)
  }
}

async function sumUpOne(tx: Transaction, lastDay: CalendarDay): Promise<CalendarDay | undefined> {
  await roundSumLock(tx)
  const next = await roundSumFindNext(tx)
  const day = next !== undefined && next <= lastDay ? next : await roundSumFindCorrected(tx)
  if (day !== undefined) await roundSumWrite(tx, day)
  return day
}
