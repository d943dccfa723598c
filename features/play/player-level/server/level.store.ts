import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { playerRow } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const reached = playerRow<{ level: number }>({
  name: 'player_level_find',
  columns: { level: 'coalesce(max(l.level), 0)' },
  from: 'player_level l where l.player_id = k.player_id',
})
/** The highest level ever reached; 0 for none. */
export const levelOf = async (db: Queryable, playerId: bigint): Promise<number> =>
  (await reached(db, playerId))?.level ?? 0

const findReached = statement<{ playerId: bigint; level: number }>(
  'player_level_find_reached',
  'select player_id as "playerId", max(level) as level from player_level where player_id = any($1::bigint[]) group by player_id',
)
export async function levelFindReached(
  tx: Transaction,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  return new Map((await tx.rows(findReached, [playerIds])).map(({ playerId, level }) => [playerId, level]))
}

export type ReachedLevel = {
  readonly playerId: bigint
  readonly level: number
  readonly bet: Centavos
  readonly at: Instant
}

const insert = statement<{ playerId: bigint; level: number }>(
  'player_level_insert',
  `insert into player_level (player_id, level, bet, reached_at)
   select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::timestamptz[])
   on conflict do nothing returning player_id as "playerId", level`,
)
/** Returns those that were new. */
export async function levelInsert(tx: Transaction, reached: readonly ReachedLevel[]): Promise<readonly ReachedLevel[]> {
  if (reached.length === 0) return []
  const rows = await tx.rows(insert, [
    reached.map(({ playerId }) => playerId),
    reached.map(({ level }) => level),
    reached.map(({ bet }) => bet),
    reached.map(({ at }) => sqlTime(at)),
  ])
  const written = new Set(rows.map(({ playerId, level }) => `${playerId} ${level}`))
  return reached.filter(({ playerId, level }) => written.has(`${playerId} ${level}`))
}
