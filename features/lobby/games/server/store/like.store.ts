import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type GameLike = { readonly playerId: bigint; readonly gameId: bigint }

const lock = statement('lobby_like_lock', `select pg_advisory_xact_lock(hashtextextended('lobby_like', $1))`)
/** One player's likes are changed one after the other, so that nobody exceeds their number. */
export const likeLock = (tx: Queryable, playerId: bigint) => tx.rows(lock, [playerId])

const insert = statement<{ gameId: bigint }>(
  'lobby_like_insert',
  `insert into lobby_like (player_id, game_id, liked_at)
   select $1, $2, $3 where (select count(*) from lobby_like l where l.player_id = $1) < $4
     or exists (select from lobby_like l where l.player_id = $1 and l.game_id = $2)
   on conflict do nothing returning game_id as "gameId"`,
)
/** False: it was liked already, or there is no room for one more. */
export const likeInsert = async (
  tx: Queryable,
  { playerId, gameId, now, max }: GameLike & { readonly now: Instant; readonly max: number },
): Promise<boolean> => (await tx.rows(insert, [playerId, gameId, sqlTime(now), max])).length === 1

const exists = statement<{ isLiked: boolean }>(
  'lobby_like_exists',
  `select exists (select from lobby_like l where l.player_id = $1 and l.game_id = $2) as "isLiked"`,
)
export const likeExists = async (db: Queryable, { playerId, gameId }: GameLike): Promise<boolean> =>
  (await exactlyOne(db.rows(exists, [playerId, gameId]))).isLiked

const remove = statement<{ gameId: bigint }>(
  'lobby_like_delete',
  `delete from lobby_like l where l.player_id = $1 and l.game_id = $2 returning l.game_id as "gameId"`,
)
export const likeDelete = async (tx: Queryable, { playerId, gameId }: GameLike): Promise<boolean> =>
  (await tx.rows(remove, [playerId, gameId])).length === 1

const list = statement<{ gameId: bigint }>(
  'lobby_like_list',
  `select l.game_id as "gameId" from lobby_like l where l.player_id = $1 order by l.liked_at desc, l.game_id`,
)
/** The newest first. */
export const likeListByPlayer = async (db: Queryable, playerId: bigint): Promise<bigint[]> =>
  (await db.rows(list, [playerId])).map(({ gameId }) => gameId)
