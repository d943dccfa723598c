import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** What play has earned and brought a player. */
export type PointsPlayer = {
  readonly playerId: bigint
  readonly earned: bigint
  readonly given: bigint
  readonly moves: bigint
}

const open = statement(
  'points_player_open',
  `insert into points_player (player_id) select player_id from unnest($1::bigint[]) as player_id order by player_id
   on conflict do nothing`,
)
const lock = statement<PointsPlayer>(
  'points_player_lock',
  `select player_id as "playerId", earned, given, moves from points_player where player_id = any($1::bigint[])
   order by player_id for update`,
)
/** Creates missing rows, with zero points. */
export const pointsPlayerOpen = (tx: Transaction, playerIds: readonly bigint[]) => tx.rows(open, [playerIds])

/** Locks these players' points, before their books, in id order. Missing players have no row. */
export const pointsPlayerLock = (tx: Transaction, playerIds: readonly bigint[]) => tx.rows(lock, [playerIds])

const save = statement(
  'points_player_save',
  `update points_player p set earned = n.earned, given = n.given, moves = n.moves, active_at = $5, warned_at = null
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as n (player_id, earned, given, moves)
   where p.player_id = n.player_id`,
)
/** Saves players who have just earned or lost points. */
export const pointsPlayerSave = (tx: Transaction, players: readonly PointsPlayer[], now: Instant) =>
  tx.rows(save, [
    players.map(({ playerId }) => playerId),
    players.map(({ earned }) => earned),
    players.map(({ given }) => given),
    players.map(({ moves }) => moves),
    sqlTime(now),
  ])
