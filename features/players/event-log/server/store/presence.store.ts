import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const save = statement(
  'player_presence_save',
  `insert into player_presence as p (player_id, game_id, seen_at) values ($1, $2, $3)
   on conflict (player_id) do update set game_id = excluded.game_id, seen_at = excluded.seen_at
     where p.seen_at <= excluded.seen_at`,
)
/** Records a player's presence, in a game or outside. */
export const presenceSave = (
  db: Queryable,
  { playerId, gameId, now }: { playerId: bigint; gameId: number | undefined; now: Instant },
) => db.rows(save, [playerId, gameId ?? null, sqlTime(now)])

const deleteOld = statement('player_presence_delete_old', 'delete from player_presence p where p.seen_at < $1')
export const presenceDeleteOld = (db: Queryable, before: Instant) => db.rows(deleteOld, [sqlTime(before)])

const lastSeen = statement<{ readonly playerId: bigint; readonly seenAt: Instant }>(
  'player_presence_last_seen',
  'select player_id as "playerId", seen_at as "seenAt" from player_presence where player_id = any($1::bigint[])',
)
/** When each of these players was last seen; nothing for one who has not been here for a day. */
export const presenceOf = async (db: Queryable, playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Instant>> =>
  new Map((await db.rows(lastSeen, [playerIds])).map(({ playerId, seenAt }) => [playerId, seenAt]))

export type PresenceQuery = {
  readonly since: Instant
  /** Players who are not counted. */
  readonly except: readonly bigint[]
  /** Games with fewer players are left out. */
  readonly playersMin: number
}

const countByGame = statement<{ readonly gameId: bigint; readonly players: number }>(
  'player_presence_count_by_game',
  `select p.game_id as "gameId", count(*)::int as players from player_presence p
   where p.seen_at >= $1 and p.game_id is not null and not (p.player_id = any($2::bigint[]))
     and ${isCounted('p.player_id')}
   group by p.game_id having count(*) >= $3 order by p.game_id`,
)
/** How many players have each game open; each is seen in one game at most. */
export const presenceByGame = (db: Queryable, { since, except, playersMin }: PresenceQuery) =>
  db.rows(countByGame, [sqlTime(since), except, playersMin])
