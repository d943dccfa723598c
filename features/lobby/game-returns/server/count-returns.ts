import { days, hours, minutes } from '#core/clock/duration.ts'
import { type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { type CalendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { correctionDays, roundScatter, type ScatteredGame } from '#features/play/game-wallet/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { termsOf } from './terms-of.ts'
import { countedDays, countedDaySave, firstBegin, returnDayAdd, returnDayForget } from './store/return-day.store.ts'
import {
  countedUntilSave,
  countStateFind,
  returnLock,
  type Series,
  seriesListSince,
} from './store/return-series.store.ts'

/** Longer than any operation of a game and any difference between our clocks: afterwards no round ends before it. */
const grace = minutes(10)
const sliceMax = hours(1)
/** A later correction moves its money and is counted nowhere. */
const correctedFor = days(92)

type CountOptions = { readonly now: Instant; readonly signal?: AbortSignal }

/** Counts the rounds that closed since the last run, an hour at a time, and again those of days with corrections. */
export async function countReturns(db: Database, { now, signal }: CountOptions): Promise<void> {
  while (await db.transaction((tx) => countSlice(tx, now))) signal?.throwIfAborted()
  for (const { day, revisions } of await correctedDays(db, now)) {
    signal?.throwIfAborted()
    await db.transaction((tx) => recount(tx, day, revisions))
  }
}

/** False: everything is counted that may be. The mark moves with the counts, so that a round counts once. */
async function countSlice(tx: Transaction, now: Instant): Promise<boolean> {
  await returnLock(tx)
  const from = (await countStateFind(tx)).countedUntil ?? (await firstBegin(tx))
  if (from === undefined) return false
  const until = instant(Math.min(subtractDuration(now, grace), hourAfter(from)))
  if (until <= from) return false
  const day = dayOf(from)
  await returnDayAdd(tx, day, await scatter(tx, { from, until }))
  await countedDaySave(tx, day, 0n)
  await countedUntilSave(tx, until)
  return true
}

/** The next full hour: no slice is of two days. */
const hourAfter = (at: Instant): Instant => instant(at - (at % sliceMax) + sliceMax)

type Period = { readonly from: Instant; readonly until: Instant }

async function scatter(tx: Transaction, { from, until }: Period) {
  const series = await seriesListSince(tx, from)
  return roundScatter(tx, { from, until, games: series.map(scattered) })
}

const scattered = ({ id, beganAt, endedAt, terms, rtp, ...game }: Series): ScatteredGame => {
  const known = termsOf({ terms, rtp })
  return {
    key: id,
    providerId: game.providerId,
    gameCode: game.gameCode,
    since: beganAt,
    until: endedAt,
    countsByStake: known?.stakeGrows ?? false,
    sharedSeconds: known?.sharedSeconds ?? 0,
    boughtFor: known?.bought?.priceHundredths ?? 0,
  }
}

/** Counted days with corrections that their counts do not know. */
async function correctedDays(db: Database, now: Instant) {
  const since = startOfDay(dayOf(subtractDuration(now, correctedFor)))
  const known = new Map((await countedDays(db, dayOf(since))).map(({ day, revisions }) => [day, revisions]))
  return (await correctionDays(db, since)).filter(({ day, revisions }) => {
    const counted = known.get(day)
    return counted !== undefined && counted < revisions
  })
}

/** The corrections were read before the rounds: one that came in between makes the day be counted once more. */
async function recount(tx: Transaction, day: CalendarDay, revisions: bigint): Promise<void> {
  await returnLock(tx)
  const { countedUntil } = await countStateFind(tx)
  if (countedUntil === null) return
  const until = instant(Math.min(countedUntil, endOfDay(day)))
  await returnDayForget(tx, day)
  await returnDayAdd(tx, day, await scatter(tx, { from: startOfDay(day), until }))
  await countedDaySave(tx, day, revisions)
}
