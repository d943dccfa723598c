import { minutes } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { roundSumFindCorrected, roundSumFindNext, roundSumLock, roundSumWrite } from '../store/round-sum.store.ts'

/** No operation of a game takes as long, and no two clocks of ours differ as much: after it nothing ends on the day before. */
const grace = minutes(10)

/**
 * Sums up the rounds of every day that is over, the oldest first, and again those of days that were corrected since. Until then
 * reports read their rounds. Says which days it summed up.
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
