import * as v from 'valibot'
import type { GameTheme } from '#core/enumerations/game-traits.ts'
import { gameReturnsSchema } from '#games/protocol/catalogue.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { KnownGame } from '../catalogue-sync.ts'

const savePlatform = statement<{ id: bigint }>(
  'lobby_platform_save',
  `insert into lobby_platform (provider_id, name, sort)
   values ($1, $2, (select coalesce(max(p.sort), 0) + 1 from lobby_platform p))
   on conflict (provider_id) do update set name = excluded.name returning id`,
)
export const platformSave = async (tx: Queryable, provider: { id: string; name: string }): Promise<bigint> =>
  (await exactlyOne(tx.rows(savePlatform, [provider.id, provider.name]))).id

const saveBrand = statement<{ id: bigint; isChanged: boolean }>(
  'lobby_brand_save',
  `with before as (select b.id, b.name from lobby_brand b where b.platform_id = $1 and b.code = $2)
   insert into lobby_brand as b (platform_id, code, name, sort)
   values ($1, $2, $3, (select coalesce(max(b.sort), 0) + 1 from lobby_brand b))
   on conflict (platform_id, code) do update set name = excluded.name
   returning b.id, not exists (select from before where before.name = $3) as "isChanged"`,
)
export const brandSave = (tx: Queryable, brand: { platformId: bigint; code: string; name: string }) =>
  exactlyOne(tx.rows(saveBrand, [brand.platformId, brand.code, brand.name]))

type KnownRow = Omit<KnownGame, 'maxWin' | 'iconUrl' | 'theme' | 'returns'> & {
  readonly maxWin: bigint
  readonly iconUrl: string | null
  readonly theme: GameTheme | null
  readonly returns: unknown
}

const listKnown = statement<KnownRow>(
  'lobby_game_list_known',
  `select g.code, g.name, b.code as brand, g.type, g.engine, g.version, g.rtp as "rtpBasisPoints", g.volatility,
     g.max_win as "maxWin", g.stake_min as "stakeMin", g.stake_max as "stakeMax", g.is_demo as "isDemo", g.is_virtual as "isVirtual",
     g.theme, g.features, g.icon_url as "iconUrl", g.launch_url as "launchUrl", g.is_offered as "isOffered", g.is_new as "isNew",
     g.returns, g.listed_at as "listedAt", g.sort
   from lobby_game g join lobby_brand b on b.id = g.brand_id where b.platform_id = $1`,
)
export async function knownGameList(db: Queryable, platformId: bigint): Promise<KnownGame[]> {
  const rows = await db.rows(listKnown, [platformId])
  return rows.map(({ maxWin, iconUrl, theme, returns, ...row }) => ({
    ...row,
    maxWin: Number(maxWin),
    ...(iconUrl === null ? {} : { iconUrl }),
    ...(theme === null ? {} : { theme }),
    ...(returns === null ? {} : { returns: v.parse(gameReturnsSchema, returns) }),
  }))
}

export type OfferedGame = Omit<KnownGame, 'brand' | 'isOffered'> & {
  readonly gameId: bigint
  readonly brandId: bigint
  readonly hotSort: number | undefined
  readonly isScaleTest: boolean
}

const save = statement(
  'lobby_game_save',
  `insert into lobby_game (game_id, brand_id, type, code, name, is_offered, engine, version, rtp, volatility, max_win,
     stake_min, stake_max, is_demo, icon_url, launch_url, is_hot, hot_sort, is_new, sort, listed_at, is_scale_test, is_virtual, theme, features, returns)
   values ($1, $2, $3, $4, $5, true, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
   on conflict (game_id) do update set brand_id = excluded.brand_id, type = excluded.type, name = excluded.name,
     is_offered = true, engine = excluded.engine, version = excluded.version, rtp = excluded.rtp,
     volatility = excluded.volatility, max_win = excluded.max_win, stake_min = excluded.stake_min,
     stake_max = excluded.stake_max, is_demo = excluded.is_demo, icon_url = excluded.icon_url,
     launch_url = excluded.launch_url, is_virtual = excluded.is_virtual, theme = excluded.theme,
     features = excluded.features, returns = excluded.returns`,
)
/** Lists a game, or replaces the provider's fields; the operator's fields of a listed one stay. */
export const offeredGameSave = (tx: Queryable, game: OfferedGame) =>
  tx.rows(save, [
    game.gameId,
    game.brandId,
    game.type,
    game.code,
    game.name,
    game.engine,
    game.version,
    game.rtpBasisPoints,
    game.volatility,
    game.maxWin,
    game.stakeMin,
    game.stakeMax,
    game.isDemo,
    game.iconUrl ?? null,
    game.launchUrl,
    game.hotSort !== undefined,
    game.hotSort ?? 0,
    game.isNew,
    game.sort,
    sqlTime(game.listedAt),
    game.isScaleTest,
    game.isVirtual,
    game.theme ?? null,
    game.features,
    game.returns === undefined ? null : JSON.stringify(game.returns),
  ])

const withdraw = statement(
  'lobby_game_withdraw',
  `update lobby_game g set is_offered = false from lobby_brand b
   where b.id = g.brand_id and b.platform_id = $1 and g.code = any($2::text[])`,
)
export const offeredGamesWithdraw = (tx: Queryable, platformId: bigint, codes: readonly string[]) =>
  tx.rows(withdraw, [platformId, codes])

const endNew = statement(
  'lobby_game_end_new',
  `update lobby_game g set is_new = false from lobby_brand b
   where b.id = g.brand_id and b.platform_id = $1 and g.code = any($2::text[])`,
)
export const newGamesEnd = (tx: Queryable, platformId: bigint, codes: readonly string[]) =>
  tx.rows(endNew, [platformId, codes])

const countPlayable = statement<{ count: bigint }>(
  'lobby_game_count_playable',
  `select count(*) from lobby_game g join lobby_brand b on b.id = g.brand_id join lobby_platform p on p.id = b.platform_id
     join lobby_game_type t on t.type = g.type
   where g.is_offered and g.is_shown and b.is_shown and t.is_shown
     and not (g.is_in_maintenance or b.is_in_maintenance or t.is_in_maintenance)`,
)
/** Games that a player finds in the lobby and can start. */
export const gamesPlayable = async (db: Queryable): Promise<number> =>
  Number((await exactlyOne(db.rows(countPlayable))).count)
