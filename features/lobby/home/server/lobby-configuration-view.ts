import { wireFlagOf } from '#core/enumerations/wire-flag.ts'
import { routeOfActivityId } from '#core/enumerations/activity-route.ts'
import type { LobbyConfiguration } from '#features/office/web-configuration/server/index.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { artScheme } from '#core/art-scheme.ts'
import { channelConfigurationView } from '#features/cashier/channel/server/index.ts'
import { announcementsView, type Audience, type Content } from '#features/lobby/content/server/index.ts'
import { firstGames, type GameList, type PopularList } from '#features/lobby/games/server/index.ts'
import type { BrandRow, PlatformRow, TypeRow } from '#features/lobby/catalogue/server/index.ts'

export type LobbyFacts = {
  readonly lobbyVersion: string
  readonly games: GameList
  readonly popular: PopularList
  readonly types: readonly TypeRow[]
  readonly brands: readonly BrandRow[]
  readonly platforms: readonly PlatformRow[]
  readonly content: Content
  readonly levels: readonly { readonly level: number; readonly betAmount: Centavos }[]
}

/** What the lobby is made of at a moment, in the specification's shape. */
export function lobbyConfigurationView(facts: LobbyFacts, audience: Audience): LobbyConfiguration {
  const { lobbyVersion, games, popular, content, levels } = facts
  const shelves = shelvesOf(facts)
  return {
    lobbyVersion,
    gameListVersion: games.version,
    gameCount: games.gameList.length,
    firstGameList: firstGames({ games: games.gameList, types: shelves.appGameTypeList, popular }),
    popular: { by: popular.by, gameIds: [...popular.gameIds] },
    ...shelves,
    ...announcementsView(content, audience),
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
