import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const list = statement<{ providerId: string; code: string; brand: string }>(
  'lobby_game_list_brands',
  `select p.provider_id as "providerId", g.code, b.name as brand from lobby_game g
   join lobby_brand b on b.id = g.brand_id join lobby_platform p on p.id = b.platform_id`,
)
/** Which brand each game is of that was ever listed. */
export const gameBrands = (db: Queryable) => db.rows(list)
