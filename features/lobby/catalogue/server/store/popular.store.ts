import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type PopularGame = {
  readonly id: bigint
  readonly name: string
  readonly code: string
  readonly brand: string
  readonly type: string
}

const list = statement<PopularGame>(
  'lobby_game_popular',
  `select g.game_id as id, g.name, g.code, b.name as brand, g.type from lobby_game g join lobby_brand b on b.id = g.brand_id
   where g.is_hot and g.is_offered order by g.hot_sort, g.game_id limit 200`,
)
/** The games marked as hot, in their order. */
export const popularList = (db: Queryable) => db.rows(list)
