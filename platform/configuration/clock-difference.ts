import { milliseconds } from '#core/clock/duration.ts'
import type { Clock } from '#core/clock/instant.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { databaseTime } from './database-time.store.ts'

/** More than a look at the database takes, and less than anything that the product decides by the clock. */
const differenceMsMax = 2_000

const tenthOfSecond = milliseconds(100)

/**
 * Says how far this machine's clock is from the database's. Days are closed ten minutes late and providers may be five minutes off, so
 * seconds do no harm; but codes, limits and offers end by this clock.
 */
export async function reportClockDifference({ db, clock, log }: Parts): Promise<void> {
  const before = clock.now()
  const theirs = await databaseTime(db)
  const after = clock.now()
  const offMs = (before + after) / 2 - theirs
  // Their clock was read at some time of the round trip.
  if (Math.abs(offMs) <= differenceMsMax + (after - before) / 2) return
  const seconds = Math.round(Math.abs(offMs) / tenthOfSecond) / 10
  const way = offMs < 0 ? 'behind' : 'ahead of'
  log.error({ seconds }, `the clock of this machine is ${seconds} s ${way} the database's: synchronise both (NTP)`)
}

type Parts = { readonly db: Pick<Database, 'rows' | 'pipeline'>; readonly clock: Clock; readonly log: Log }
