import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const save = statement(
  'lobby_played_save',
  `insert into lobby_played as p (player_id, game_id, played_at) values ($1, $2, $3)
   on conflict (player_id, game_id) do update set played_at = greatest(p.played_at, excluded.played_at)`,
)
export const playedSave = (
  tx: Queryable,
  { playerId, gameId, now }: { playerId: bigint; gameId: bigint; now: Instant },
) => tx.rows(save, [playerId, gameId, sqlTime(now)])

const forget = statement(
  'lobby_played_forget',
  `delete from lobby_played p where p.player_id = $1 and p.game_id in (
     select o.game_id from lobby_played o where o.player_id = $1 order by o.played_at desc, o.game_id offset $2)`,
)
/** Keeps the newest. */
export const playedForget = (tx: Queryable, playerId: bigint, keep: number) => tx.rows(forget, [playerId, keep])

const list = statement<{ gameId: bigint }>(
  'lobby_played_list',
  `select p.game_id as "gameId" from lobby_played p where p.player_id = $1 order by p.played_at desc, p.game_id limit $2`,
)
/** The newest first. */
export const playedListByPlayer = async (db: Queryable, playerId: bigint, limit: number): Promise<bigint[]> =>
  (await db.rows(list, [playerId, limit])).map(({ gameId }) => gameId)
