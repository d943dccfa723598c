import type { Instant } from '#core/clock/instant.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** Those of the players who stay in a tournament: not suspended, excluded, on a break, closed or locked out of play. */
export async function whoMayStay(
  db: Queryable,
  playerIds: readonly bigint[],
  now: Instant,
): Promise<ReadonlySet<bigint>> {
  const players = await playersAtPlay(db, playerIds, now)
  return new Set(players.filter(({ isStopped, locks }) => !isStopped && !locks.includes('play')).map(({ id }) => id))
}
