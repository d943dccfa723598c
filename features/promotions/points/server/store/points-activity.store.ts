import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const touch = statement(
  'points_player_touch',
  `insert into points_player (player_id, active_at) values ($1, $2)
   on conflict (player_id) do update set active_at = excluded.active_at, warned_at = null`,
)
/** Records that the player has earned or spent points. */
export const pointsPlayerTouch = (tx: Transaction, playerId: bigint, now: Instant) =>
  tx.rows(touch, [playerId, sqlTime(now)])

const find = statement<{ activeAt: Instant }>(
  'points_player_find_activity',
  'select active_at as "activeAt" from points_player where player_id = $1',
)
export const pointsActiveAt = async (db: Queryable, playerId: bigint): Promise<Instant | undefined> =>
  (await atMostOne(db.rows(find, [playerId])))?.activeAt

const listQuiet = statement<{ playerId: bigint; activeAt: Instant }>(
  'points_player_list_quiet',
  `select player_id as "playerId", active_at as "activeAt" from points_player
   where active_at <= $1 and player_id > $2 and ($4 or warned_at is null) order by player_id limit $3`,
)
export type Quiet = {
  readonly since: Instant
  readonly after: bigint
  readonly countMax: number
  /** Includes players already warned. */
  readonly includesWarned: boolean
}
/** Players who have not earned or spent points since, in id order. */
export const pointsQuietList = (db: Queryable, { since, after, countMax, includesWarned }: Quiet) =>
  db.rows(listQuiet, [sqlTime(since), after, countMax, includesWarned])

const markWarned = statement(
  'points_player_mark_warned',
  'update points_player set warned_at = $2 where player_id = $1',
)
export const pointsMarkWarned = (tx: Transaction, playerId: bigint, now: Instant) =>
  tx.rows(markWarned, [playerId, sqlTime(now)])
