import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { PrunedSlice, PruneSlice } from './prune-players.ts'

const findDue = statement<{ playerId: bigint }>(
  'turnoverPruneFindDue',
  `select player_id as "playerId" from turnover_player
   where player_id > $1 and (pruned_at is null or pruned_at < $2) order by player_id limit $3`,
)
export const turnoverPruneFindDue = async (
  db: Queryable,
  { prunedBefore, after, max }: { prunedBefore: Instant; after: bigint; max: number },
): Promise<bigint[]> => (await db.rows(findDue, [after, sqlTime(prunedBefore), max])).map(({ playerId }) => playerId)

const prune = statement<PrunedSlice>(
  'turnoverPruneSlice',
  'select rounds, last_round as "lastRound" from turnover_prune($1, $2, $3, $4)',
)
/** Deletes old rounds of a player with their fills, and adds what they came to, with the player's turnover locked. */
export const turnoverPruneSlice = (
  tx: Transaction,
  { playerId, closedBefore, after, max }: PruneSlice,
): Promise<PrunedSlice> => exactlyOne(tx.rows(prune, [playerId, sqlTime(closedBefore), after, max]))

const mark = statement('turnoverPruneMark', 'update turnover_player set pruned_at = $2 where player_id = $1')
export const turnoverPruneMark = (tx: Transaction, playerId: bigint, now: Instant): Promise<never[]> =>
  tx.rows(mark, [playerId, sqlTime(now)])
