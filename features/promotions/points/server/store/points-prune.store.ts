import type { Instant } from '#core/clock/instant.ts'
import type { PrunedSlice, PruneSlice } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const findDue = statement<{ playerId: bigint }>(
  'points_prune_find_due',
  `select player_id as "playerId" from points_player
   where player_id > $1 and (pruned_at is null or pruned_at < $2) order by player_id limit $3`,
)
export const pointsPruneFindDue = async (
  db: Queryable,
  { prunedBefore, after, max }: { prunedBefore: Instant; after: bigint; max: number },
): Promise<bigint[]> => (await db.rows(findDue, [after, sqlTime(prunedBefore), max])).map(({ playerId }) => playerId)

const prune = statement<PrunedSlice>(
  'points_prune_slice',
  'select rounds, last_round as "lastRound" from points_prune($1, $2, $3, $4)',
)
/** Deletes old rounds of a player and adds what they earned, with the player's points locked. */
export const pointsPruneSlice = (
  tx: Transaction,
  { playerId, closedBefore, after, max }: PruneSlice,
): Promise<PrunedSlice> => exactlyOne(tx.rows(prune, [playerId, sqlTime(closedBefore), after, max]))

const mark = statement('points_prune_mark', 'update points_player set pruned_at = $2 where player_id = $1')
export const pointsPruneMark = (tx: Transaction, playerId: bigint, now: Instant): Promise<never[]> =>
  tx.rows(mark, [playerId, sqlTime(now)])
