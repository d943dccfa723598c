import type { Instant } from '#core/clock/instant.ts'
import { stoppedAmong } from '#features/players/account/server/index.ts'
import { protectedAmong } from '#features/players/responsible-play/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

const proof: unique symbol = Symbol('reachable')

/**
 * A player whom marketing may reach now. Only `reachableAmong` makes one, so that whatever takes it cannot be given a
 * player whose state nobody has looked at.
 */
export type ReachablePlayer = { readonly playerId: bigint; readonly [proof]: true }

/**
 * The brake: leaves out who is suspended, closed, excluded, on a break or restricted by staff, who has just set or
 * reached a limit, ended a break or lost, who chases losses, and who is flagged for responsible play.
 */
export async function reachableAmong(
  db: Queryable,
  ids: readonly bigint[],
  now: Instant,
): Promise<readonly ReachablePlayer[]> {
  const stopped = new Set(await stoppedAmong(db, ids, now))
  const standing = ids.filter((id) => !stopped.has(id))
  const guarded = await protectedAmong(db, standing, now)
  return standing.filter((id) => !guarded.has(id)).map((playerId) => ({ playerId, [proof]: true }))
}
