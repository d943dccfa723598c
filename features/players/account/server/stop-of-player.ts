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
