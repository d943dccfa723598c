import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, startOfDay } from '#core/clock/manila.ts'
import { playFiguresSince } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { beginningOf, cursorFind, dayList, type PlayDay } from './store/play-day.store.ts'

export type PlaySoFar = { readonly days: readonly PlayDay[]; readonly lastAt: Instant | undefined }

/** Play since a day: counted days, and what came since. */
export async function playSoFar(
  db: Queryable,
  { playerIds, from }: { readonly playerIds: readonly bigint[]; readonly from: CalendarDay },
): Promise<ReadonlyMap<bigint, PlaySoFar>> {
  const [counted, kept] = await Promise.all([dayList(db, { playerIds, from }), cursorFind(db, playerIds)])
  const beginning = startOfDay(from)
  const known = new Map(kept.map((cursor) => [cursor.playerId, cursor]))
  const cursors = playerIds.map((playerId) => known.get(playerId) ?? beginningOf(playerId, beginning))
  const earliest = cursors.reduce<Instant>(
    (at, { lastAt }) => (lastAt < at ? lastAt : at),
    cursors[0]?.lastAt ?? beginning,
  )
  const since = await playFiguresSince(db, cursors, earliest)
  return new Map(
    playerIds.map((playerId) => {
      const newest = since.filter((each) => each.playerId === playerId)
      const days = [...counted.filter((each) => each.playerId === playerId), ...newest]
      return [playerId, { days, lastAt: newest.at(-1)?.lastAt ?? known.get(playerId)?.lastAt }]
    }),
  )
}
