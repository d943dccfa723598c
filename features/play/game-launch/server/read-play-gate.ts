import type { Instant } from '#core/clock/instant.ts'
import { type PlayerAtPlay, playersAtPlay } from '#features/players/account/server/index.ts'
import { isNothingLeft, limitsAtPlay } from '#features/players/responsible-play/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PlayGate } from '../rules.ts'

/** Reasons against play for money: a stop, the identity, limits of the player's own. */
export async function readPlayGate(db: Queryable, playerId: bigint, now: Instant): Promise<PlayGate> {
  const [player] = await playersAtPlay(db, [playerId], now)
  return {
    isStopped: player === undefined || player.isStopped || player.locks.includes('play'),
    needsKyc: player?.isIdentityDue ?? false,
    isLimitReached: player !== undefined && (await isLimitReached(db, player, now)),
  }
}

async function isLimitReached(db: Queryable, player: PlayerAtPlay, now: Instant): Promise<boolean> {
  const left = (await limitsAtPlay(db, [player], now)).get(player.id)
  return left !== undefined && isNothingLeft(left, now)
}
