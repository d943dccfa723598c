import { testPlayer } from '#features/players/account/testing/players.ts'
import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'
import type { WebConfiguration } from '#features/office/web-configuration/player/index.ts'
import { PromotionsContext } from '#features/promotions/kit/player/index.ts'
import type { ScreenRoute } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { FavouritesPage } from '#features/lobby/games/player/favourites-page.tsx'
import { MemberPage } from '#features/lobby/frame/player/member-page.tsx'
import { MobileHomePage } from '#features/lobby/home/player/mobile-home-page.tsx'
import { SearchPage } from '#features/lobby/search/player/search-page.tsx'
import { testBrands, testGames, testTypes } from '#features/office/web-configuration/testing/test-games.ts'
import { shownPromotions } from './shown-promotions.ts'

export type LobbyOptions = {
  readonly configuration?: Partial<WebConfiguration>
  readonly token?: string
  /** Pages that other features have. */
  readonly pages?: readonly ScreenRoute['path'][]
}

/** The lobby's screens in a tab of their own. Every game has come with the page. */
export const openLobby = (address: string, { configuration = {}, token, pages = [] }: LobbyOptions = {}) =>
  openTestTab({
    address,
    token,
    routes: [...routes, ...pages.map((path) => page(path, somewhere(path)))],
    config: { ...lobbyConfiguration, ...configuration },
  })

const page = (
  path: ScreenRoute['path'],
  screen: ScreenRoute['screen'],
  more: Partial<ScreenRoute> = {},
): ScreenRoute => ({ path, access: 'public', title: path, screen, frame: 'none', ...more })

const HomeWithPromotions = () => (
  <PromotionsContext value={shownPromotions}>
    <MobileHomePage />
  </PromotionsContext>
)

const somewhere = (words: string) => readyScreen(() => <h1>{words}</h1>)
const routes: readonly ScreenRoute[] = [
  page('/lobby/home', readyScreen(HomeWithPromotions), { keepAlive: true }),
  page('/search', readyScreen(SearchPage), { access: 'player' }),
  page('/profile/favorites', readyScreen(FavouritesPage), { access: 'player' }),
  page('/profile/user', readyScreen(MemberPage), { access: 'player' }),
  page('/login', somewhere('Log in'), { entrance: true }),
  page('/register', somewhere('Register'), { entrance: true }),
  page('/start', somewhere('A game')),
  page('/about', somewhere('About us')),
]

const lobbyConfiguration = testWebConfiguration({
  gameCount: testGames.length,
  appGameTypeList: [...testTypes],
  appGameBrandList: [...testBrands],
  firstGameList: [...testGames],
  popular: { by: 'rounds', gameIds: testGames.map(({ id }) => id) },
})

/** The signed-in player of the lobby's tests. */
export const luningning = testPlayer({ account: 'luningning', nickname: 'Luningning', mobile: '' })
