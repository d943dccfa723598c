import type { Instant } from '#core/clock/instant.ts'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { identityOf } from '#features/players/identity/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

/** A player by the name that was verified; by their nickname where none was. */
export async function nameOnCard(db: Queryable, playerId: bigint, now: Instant): Promise<string> {
  const [[player], { status, name }] = await Promise.all([playersAtPlay(db, [playerId], now), identityOf(db, playerId)])
  if (name === undefined || (status !== 'APPROVED' && status !== 'EXPIRED'))
    return player === undefined ? 'No such player' : `${player.nickname} (not verified)`
  return [name.first, name.middle, name.last].filter((part) => part !== '').join(' ')
}
