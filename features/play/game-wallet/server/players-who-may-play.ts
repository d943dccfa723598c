import { playersAtPlay } from '#features/players/account/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PlayerAtPlay } from './wallet-order.ts'

/** A bet is refused alike, whether the player is stopped, locked out of games, or has to prove who they are first. */
export const playersWhoMayPlay = async (
  db: Queryable,
  ids: readonly bigint[],
  now: Instant,
): Promise<readonly PlayerAtPlay[]> =>
  (await playersAtPlay(db, ids, now)).map(({ isStopped, isIdentityDue, locks, ...player }) => ({
    ...player,
    isStopped: isStopped || isIdentityDue || locks.includes('play'),
  }))
