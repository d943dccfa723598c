import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import type { GameConfig } from '#features/office/web-configuration/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { artScheme } from '#core/art-scheme.ts'
import {
  gameListListed,
  type ListedGame,
  catalogueVersionNewest,
  snapshotBegin,
} from '#features/lobby/catalogue/server/index.ts'

/** How much of a bet on a game counts for a bonus. */
export type TurnoverWeights = (game: { providerId: string; code: string; type: GameType }) => BasisPoints

type ListedView = NonNullable<GameConfig['gameList']>[number]
export type GameList = { readonly version: number; readonly gameList: ListedView[] }

/** The list with the version it has: both of one moment. */
export function readGameList(db: Database, weights: TurnoverWeights): Promise<GameList> {
  return db.transaction(async (tx) => {
    await snapshotBegin(tx)
    const version = await catalogueVersionNewest(tx)
    const games = await gameListListed(tx)
    return { version, gameList: games.map((game) => gameView(game, weights(game))) }
  })
}

const gameView = (game: ListedGame, weight: BasisPoints): ListedView => ({
  id: game.id,
  name: game.name,
  brandId: game.brandId,
  brand: game.brand,
  typeId: game.type,
  platformId: game.platformId,
  sort: game.sort,
  hot: wireFlagOf(game.isHot),
  hotSort: game.hotSort,
  showType: game.showType,
  status: wireFlagOf(true),
  version: game.version,
  maintain: wireFlagOf(game.isInMaintenance),
  params: { brandMaintain: wireFlagOf(game.isBrandInMaintenance), typeMaintain: wireFlagOf(game.isTypeInMaintenance) },
  recent: wireFlagOf(game.isNew),
  icon: game.iconUrl ?? `${artScheme}tile/${game.code}`,
  engine: game.engine,
  rtp: game.rtp,
  volatility: game.volatility,
  maxWin: Number(game.maxWin),
  stakeMin: game.stakeMin,
  stakeMax: game.stakeMax,
  demo: wireFlagOf(game.isDemo),
  virtual: wireFlagOf(game.isVirtual),
  theme: game.theme,
  features: [...game.features],
  turnoverWeight: weight,
})
