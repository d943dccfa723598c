import type { GameType } from '#core/enumerations/game-type.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type ShelfRow = {
  readonly name: string
  readonly sort: number
  readonly isShown: boolean
  readonly isInMaintenance: boolean
}

export type GameRow = ShelfRow & {
  readonly id: bigint
  readonly code: string
  readonly brandId: bigint
  readonly type: GameType
  readonly isOffered: boolean
  readonly isHot: boolean
  readonly hotSort: number
  readonly showType: 0 | 1
  readonly isNew: boolean
  readonly isScaleTest: boolean
}

const shelf = `s.name, s.sort, s.is_shown as "isShown", s.is_in_maintenance as "isInMaintenance"`
const game = `s.game_id as id, s.code, s.brand_id as "brandId", s.type, s.is_offered as "isOffered", s.is_hot as "isHot",
  s.hot_sort as "hotSort", s.show_type as "showType", s.is_new as "isNew", s.is_scale_test as "isScaleTest", ${shelf}`

const findType = statement<ShelfRow>(
  'lobby_game_type_find_for_update',
  `select ${shelf} from lobby_game_type s where s.type = $1 for update`,
)
export const typeFindForUpdate = (tx: Queryable, type: GameType) => atMostOne(tx.rows(findType, [type]))

const saveType = statement(
  'lobby_game_type_arrange',
  'update lobby_game_type set name = $2, sort = $3, is_shown = $4, is_in_maintenance = $5 where type = $1',
)
export const typeArrange = (tx: Queryable, type: GameType, row: ShelfRow) =>
  tx.rows(saveType, [type, row.name, row.sort, row.isShown, row.isInMaintenance])

const findBrand = statement<ShelfRow>(
  'lobby_brand_find_for_update',
  `select ${shelf} from lobby_brand s where s.id = $1 for update`,
)
export const brandFindForUpdate = (tx: Queryable, id: bigint) => atMostOne(tx.rows(findBrand, [id]))

const saveBrand = statement(
  'lobby_brand_arrange',
  'update lobby_brand set sort = $2, is_shown = $3, is_in_maintenance = $4 where id = $1',
)
export const brandArrange = (tx: Queryable, id: bigint, row: ShelfRow) =>
  tx.rows(saveBrand, [id, row.sort, row.isShown, row.isInMaintenance])

const findGame = statement<GameRow>(
  'lobby_game_find_for_update',
  `select ${game} from lobby_game s where s.game_id = $1 for update`,
)
export const gameFindForUpdate = (tx: Queryable, id: bigint) => atMostOne(tx.rows(findGame, [id]))

const saveGame = statement(
  'lobby_game_arrange',
  `update lobby_game set sort = $2, is_shown = $3, is_in_maintenance = $4, is_hot = $5, hot_sort = $6, is_new = $7,
     show_type = $8 where game_id = $1`,
)
export const gameArrange = (tx: Queryable, row: Omit<GameRow, 'name' | 'code' | 'brandId' | 'type'>) =>
  tx.rows(saveGame, [
    row.id,
    row.sort,
    row.isShown,
    row.isInMaintenance,
    row.isHot,
    row.hotSort,
    row.isNew,
    row.showType,
  ])

/** The provider's fields of a game, which staff cannot change. */
export type GameFacts = {
  readonly engine: string
  readonly rulesVersion: string
  readonly rtp: number
  readonly volatility: 'low' | 'medium' | 'high'
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
}
const facts = `s.engine, s.version as "rulesVersion", s.rtp, s.volatility, s.stake_min as "stakeMin", s.stake_max as "stakeMax"`

const searchGames = statement<GameRow & GameFacts>(
  'lobby_game_search',
  `select ${game}, ${facts} from lobby_game s
   where s.game_id > $2 and (strpos(lower(s.name), lower($1)) > 0 or strpos(lower(s.code), lower($1)) > 0)
   order by s.game_id limit $3`,
)
export const gameSearch = (
  db: Queryable,
  { text, after, limit }: { text: string; after: bigint | undefined; limit: number },
) => db.rows(searchGames, [text, after ?? 0n, limit])
