import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { mayShare } from './may-share.ts'
import { roundShareListOfRounds, type SharedRound } from './round-share.store.ts'

/** Links to those of these rounds that everybody may see now, by `shareKey`. */
export async function openShares(
  db: Queryable,
  rounds: readonly SharedRound[],
  now: Instant,
): Promise<ReadonlyMap<string, string>> {
  const shares = await roundShareListOfRounds(db, rounds)
  const open = new Set<bigint>()
  for (const playerId of new Set(shares.map((share) => share.playerId)))
    if (await mayShare(db, playerId, now)) open.add(playerId)
  return new Map(shares.filter(({ playerId }) => open.has(playerId)).map((share) => [shareKey(share), share.token]))
}

export const shareKey = ({ playerId, providerId, roundId }: SharedRound): string =>
  `${playerId} ${providerId} ${roundId}`
