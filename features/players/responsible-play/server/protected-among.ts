import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { playFiguresSince } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { quietAfter } from '../rules.ts'
import { harmScoreMin } from '../score-harm.ts'
import { beginningOf, cursorFind, dayList } from './store/play-day.store.ts'
import { protectedList } from './store/segment-play.store.ts'

const signsLast = days(14)

/**
 * Which of these players nobody invites to play or deposit: for a day after a limit was set or reached, a break or a
 * loss; with signs of chasing losses for two weeks; flagged for responsible play until staff has looked, and two weeks.
 */
export async function protectedAmong(
  db: Queryable,
  ids: readonly bigint[],
  now: Instant,
): Promise<ReadonlySet<bigint>> {
  const [listed, lost] = [
    await protectedList(db, {
      ids,
      now,
      calmSince: subtractDuration(now, quietAfter),
      signsSince: subtractDuration(now, signsLast),
      harmScoreMin,
    }),
    await lostAmong(db, ids, now),
  ]
  return new Set([...listed, ...lost])
}

/** The players who lost over today and yesterday, which is a day at least. Play since the last count is read from the ledger. */
async function lostAmong(db: Queryable, ids: readonly bigint[], now: Instant): Promise<bigint[]> {
  const from = addDays(dayOf(now), -1)
  const begin = startOfDay(from)
  const cursors = new Map((await cursorFind(db, ids)).map((cursor) => [cursor.playerId, cursor]))
  const counted = await dayList(db, { playerIds: ids, from })
  const uncounted = await playFiguresSince(
    db,
    ids.map((id) => cursors.get(id) ?? beginningOf(id, begin)),
    begin,
  )
  const lost = new Map<bigint, bigint>()
  for (const { playerId, staked, won } of [...counted, ...uncounted])
    lost.set(playerId, (lost.get(playerId) ?? 0n) + staked - won)
  return ids.filter((id) => (lost.get(id) ?? 0n) > 0n)
}
