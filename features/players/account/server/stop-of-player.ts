import type { Instant } from '#core/clock/instant.ts'
import type { PlayerRow } from './store/player.store.ts'

/** Why a player may not sign in now, if anything. A stop with an end expires by itself. */
export function stopOfPlayer(
  player: Pick<PlayerRow, 'state' | 'stateUntil'>,
  now: Instant,
): 'suspended' | 'excluded' | undefined {
  const over = player.stateUntil !== null && player.stateUntil <= now
  return player.state === 'active' || over ? undefined : player.state
}

/** The same for an answer: a closed account is suspended, and its player reads that it is closed. */
export function stopToTell(
  player: Pick<PlayerRow, 'state' | 'stateUntil' | 'closedAt'>,
  now: Instant,
): 'suspended' | 'excluded' | 'closed' | undefined {
  const stop = stopOfPlayer(player, now)
  return stop === 'suspended' && player.closedAt !== null ? 'closed' : stop
}
