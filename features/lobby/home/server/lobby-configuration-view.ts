import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import type { Instant } from '#core/clock/instant.ts'
import { routeOfActivityId } from '#core/enumerations/activity-route.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import type { LobbyConfiguration } from '#features/office/web-configuration/server/index.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { artScheme } from '#core/art-scheme.ts'
import { channelConfigurationView } from '#features/cashier/channel/server/index.ts'
import { announcementsView, type Content } from '#features/lobby/content/server/index.ts'
import { popularGames, type GameList } from '#features/lobby/games/server/index.ts'
import type { BrandRow, PlatformRow, TypeRow } from '#features/lobby/catalogue/server/index.ts'

/** Popular games that come with the page. */
const firstGamesMax = 12

export type LobbyFacts = {
  readonly lobbyVersion: string
  readonly games: GameList
  readonly types: readonly TypeRow[]
  readonly brands: readonly BrandRow[]
  readonly platforms: readonly PlatformRow[]
  readonly content: Content
  readonly levels: readonly { readonly level: number; readonly betAmount: Centavos }[]
}

/** What the lobby is made of at a moment, in the specification's shape. */
export function lobbyConfigurationView(facts: LobbyFacts, mode: SiteMode, now: Instant): LobbyConfiguration {
  const { lobbyVersion, games, content, levels } = facts
  return {
    lobbyVersion,
    gameListVersion: games.version,
    gameCount: games.gameList.length,
    firstGameList: popularGames(games.gameList).slice(0, firstGamesMax),
    ...shelvesOf(facts),
    ...announcementsView(content, mode, now),
    gameResourceUrl: content.site.gameResourceUrl,
    ...channelConfigurationView(content.rechargeTypes),
    appGenericImgList: content.genericImages,
    appUserLevelConfigList: [...levels],
    appPropConfigMap: mapValues(content.props, ({ name, num, limitAmount }) => ({
      name,
      num,
      paramStr: { limitAmount },
    })),
    loginPayConfig: content.loginPay,
    h5: content.download,
    liveChatPattern: content.services.liveChatPattern,
    activityRouteMap: differingRoutes(content.site.activityRoutes),
  }
}

function shelvesOf({ types, brands, platforms, games }: LobbyFacts) {
  // A shelf with nothing on it is not put up.
  const [filledTypes, filledBrands] = [
    new Set(games.gameList.map(({ typeId }) => typeId)),
    new Set(games.gameList.map(({ brandId }) => brandId)),
  ]
  return {
    appGameTypeList: types.map(({ type, name, sort, isShown, isInMaintenance }) => ({
      id: type,
      name,
      sort,
      status: wireFlagOf(isShown && filledTypes.has(type)),
      maintain: wireFlagOf(isInMaintenance),
    })),
    appGameBrandList: brands.map(({ id, code, name, sort, isShown, isInMaintenance }) => ({
      id,
      showName: name,
      sort,
      status: wireFlagOf(isShown && filledBrands.has(id)),
      maintain: wireFlagOf(isInMaintenance),
      icon3: `${artScheme}brand/${code}`,
    })),
    appGamePlatformList: platforms.map(({ id, name, sort }) => ({ id, name, sort })),
  }
}

const differingRoutes = (routes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(routes).filter(([id, route]) => routeOfActivityId(Number(id)) !== route))

const mapValues = <A, B>(map: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
