import type { Instant } from '#core/clock/instant.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { provenIdentityOf } from './proven-identity-of.ts'

/** A player by the name that was verified; by their nickname where none was. */
export async function nameOnCard(db: Queryable, playerId: bigint, now: Instant): Promise<string> {
  const [[player], { name }] = await Promise.all([playersAtPlay(db, [playerId], now), provenIdentityOf(db, playerId)])
  if (name === undefined) return player === undefined ? 'No such player' : `${player.nickname} (not verified)`
  return [name.first, name.middle, name.last].filter((part) => part !== '').join(' ')
}
