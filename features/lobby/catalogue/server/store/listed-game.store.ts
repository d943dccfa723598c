import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const isListed = statement<{ isListed: boolean }>(
  'lobby_game_is_listed',
  `select exists (select from lobby_game g where g.game_id = $1 and g.is_offered) as "isListed"`,
)
export const gameIsListed = async (db: Queryable, gameId: bigint): Promise<boolean> =>
  (await exactlyOne(db.rows(isListed, [gameId]))).isListed
