import type { Instant } from '#core/clock/instant.ts'
import { playersAtPlay, publicNamesOf } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/**
 * Whether rounds of a player are shown to everybody: not while the account is suspended, excluded, on a break or closed, and
 * never of a demonstration.
 */
export async function mayShare(db: Queryable, playerId: bigint, now: Instant): Promise<boolean> {
  const [[player], names] = await Promise.all([playersAtPlay(db, [playerId], now), publicNamesOf(db, [playerId])])
  return player !== undefined && !player.isStopped && !player.locks.includes('play') && names.has(playerId)
}
