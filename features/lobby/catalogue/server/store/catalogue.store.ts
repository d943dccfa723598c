import type { GameFeature, GameTheme } from '#core/enumerations/game-traits.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type TypeRow = {
  readonly type: GameType
  readonly name: string
  readonly sort: number
  readonly isShown: boolean
  readonly isInMaintenance: boolean
}

const listTypes = statement<TypeRow>(
  'lobby_game_type_list',
  `select t.type, t.name, t.sort, t.is_shown as "isShown", t.is_in_maintenance or not w.is_open as "isInMaintenance"
   from lobby_game_type t cross join lobby_play_switch w order by t.sort, t.type`,
)
export const typeList = (db: Queryable) => db.rows(listTypes)

export type BrandRow = Omit<TypeRow, 'type'> & {
  readonly id: bigint
  readonly platformId: bigint
  readonly code: string
}

const listBrands = statement<BrandRow>(
  'lobby_brand_list',
  `select b.id, b.platform_id as "platformId", b.code, b.name, b.sort, b.is_shown as "isShown",
     b.is_in_maintenance as "isInMaintenance"
   from lobby_brand b order by b.sort, b.id`,
)
export const brandList = (db: Queryable) => db.rows(listBrands)

export type PlatformRow = {
  readonly id: bigint
  readonly providerId: string
  readonly name: string
  readonly sort: number
}

const listPlatforms = statement<PlatformRow>(
  'lobby_platform_list',
  `select p.id, p.provider_id as "providerId", p.name, p.sort from lobby_platform p order by p.sort, p.id`,
)
export const platformList = (db: Queryable) => db.rows(listPlatforms)

export type ListedGame = {
  readonly id: bigint
  readonly providerId: string
  readonly platformId: bigint
  readonly brandId: bigint
  readonly brand: string
  readonly type: GameType
  readonly code: string
  readonly name: string
  readonly engine: string
  readonly version: string
  readonly rtp: number
  readonly volatility: 'low' | 'medium' | 'high'
  readonly maxWin: bigint
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly isDemo: boolean
  readonly isVirtual: boolean
  readonly theme: GameTheme | null
  readonly features: readonly GameFeature[]
  readonly iconUrl: string | null
  readonly isInMaintenance: boolean
  readonly isBrandInMaintenance: boolean
  readonly isTypeInMaintenance: boolean
  readonly isHot: boolean
  readonly hotSort: number
  readonly showType: 0 | 1
  readonly isNew: boolean
  readonly sort: number
}

const listGames = statement<ListedGame>(
  'lobby_game_list',
  `select g.game_id as id, p.provider_id as "providerId", p.id as "platformId", b.id as "brandId", b.name as brand, g.type,
     g.code, g.name, g.engine, g.version, g.rtp, g.volatility, g.max_win as "maxWin", g.stake_min as "stakeMin",
     g.stake_max as "stakeMax", g.is_demo as "isDemo", g.is_virtual as "isVirtual", g.theme, g.features, g.icon_url as "iconUrl", g.is_in_maintenance as "isInMaintenance",
     b.is_in_maintenance as "isBrandInMaintenance", t.is_in_maintenance or not w.is_open as "isTypeInMaintenance", g.is_hot as "isHot",
     g.hot_sort as "hotSort", g.show_type as "showType", g.is_new as "isNew", g.sort
   from lobby_game g join lobby_brand b on b.id = g.brand_id join lobby_platform p on p.id = b.platform_id
     join lobby_game_type t on t.type = g.type cross join lobby_play_switch w
   where g.is_offered and g.is_shown and b.is_shown and t.is_shown order by g.sort, g.game_id`,
)
/** The games that can be opened, or could be if they were not in maintenance. */
export const gameListListed = (db: Queryable) => db.rows(listGames)

export type GameAvailability = {
  readonly id: bigint
  readonly state: 'enabled' | 'disabled'
  readonly isInMaintenance: boolean
}

const listAvailability = statement<GameAvailability>(
  'lobby_game_list_availability',
  `select g.game_id as id,
     case when g.is_offered and g.is_shown and b.is_shown and t.is_shown then 'enabled' else 'disabled' end as state,
     g.is_in_maintenance or b.is_in_maintenance or t.is_in_maintenance or not w.is_open as "isInMaintenance"
   from lobby_game g join lobby_brand b on b.id = g.brand_id join lobby_game_type t on t.type = g.type
     cross join lobby_play_switch w`,
)
/** What the three levels come to for the start of each game. */
export const availabilityList = (db: Queryable) => db.rows(listAvailability)
