import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { Player } from '#features/players/account/player/index.ts'
import type { WebConfiguration } from '#features/office/web-configuration/player/index.ts'
import type { ScreenRoute } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { FavouritesPage } from '#features/lobby/games/player/favourites-page.tsx'
import { MemberPage } from '#features/lobby/frame/player/member-page.tsx'
import { MobileHomePage } from '#features/lobby/home/player/mobile-home-page.tsx'
import { SearchPage } from '#features/lobby/search/player/search-page.tsx'
import { testBrands, testGames, testTypes } from './test-games.ts'

export type TestLobbyOptions = {
  readonly configuration?: Partial<WebConfiguration>
  readonly token?: string
  /** Pages that other features have. */
  readonly pages?: readonly ScreenRoute['path'][]
}

/** The lobby's screens in a tab of their own. Every game has come with the page. */
export const openLobby = (address: string, { configuration = {}, token, pages = [] }: TestLobbyOptions = {}) =>
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

const somewhere = (words: string) => readyScreen(() => <h1>{words}</h1>)
const routes: readonly ScreenRoute[] = [
  page('/lobby/home', readyScreen(MobileHomePage), { keepAlive: true }),
  page('/search', readyScreen(SearchPage), { access: 'player' }),
  page('/profile/favorites', readyScreen(FavouritesPage), { access: 'player' }),
  page('/profile/user', readyScreen(MemberPage), { access: 'player' }),
  page('/login', somewhere('Log in'), { entrance: true }),
  page('/start', somewhere('A game')),
  page('/about', somewhere('About us')),
]

const lobbyConfiguration: WebConfiguration = {
  version: 1,
  mode: 'normal',
  operatorName: 'Bituin',
  siteList: [],
  registerType: 'phone',
  otpStatus: true,
  accountLengthMin: 10,
  accountLengthMax: 11,
  usernameLengthMin: 6,
  usernameLengthMax: 16,
  passwordLengthMin: 8,
  passwordLengthMax: 64,
  countryCode: '63',
  accountRule: { mobileStartsWith: '' },
  socialMedia: [],
  supportEmail: 'help@bituin.example',
  appUpdate: { versionMin: '', bonus: wireCentavos(2_000), betRate: 5 },
  helpline: { text: 'Play for fun.', phone: '02-0000-0000' },
  licence: { holder: 'Bituin Corp.', number: 'GL-1', regulator: 'PAGCOR', address: 'Manila' },
  legal: { termsOfUse: '1', privacyPolicy: '1', responsiblePlay: '1', licence: '1', eligibility: '1', about: '1' },
  passwordKey: { id: 'key-1', spki: '' },
  lineLogin: null,
  lobbyVersion: '1',
  gameListVersion: 1,
  gameCount: testGames.length,
  gameResourceUrl: '',
  appGameTypeList: [...testTypes],
  appGameBrandList: [...testBrands],
  appGamePlatformList: [],
  firstGameList: [...testGames],
  appRechargeTypeMap: {},
  appRechargeTypeList: [],
  isDepositBank: 0,
  appGenericImgList: [],
  appUserLevelConfigList: [],
  appLobbyAdConfigList: [],
  appNoticeConfigList: [],
  appPromotionalVideoList: [],
  appPropConfigMap: {},
  actInviteConditionModelClient2List: [],
  loginPayConfig: { propIds: [] },
  h5: { downloadType: 0, downloadUrl: '' },
  liveChatPattern: '',
  activityRouteMap: {},
}

const nothing = wireCentavos(0)

export const luningning: Player = {
  id: 123456789,
  uuid: 'b7c1',
  account: 'luningning',
  accountType: 'username',
  nickname: 'Luningning',
  avatar: 3,
  avatarOther: '',
  mobile: '',
  facebookAccount: '',
  googleAccount: '',
  lineAccount: '',
  coin: wireCentavos(123_450),
  safebox: nothing,
  lottery: nothing,
  bet: nothing,
  totalRecharge: nothing,
  firstRechargeBonus: nothing,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
  pid: null,
  aid: '',
  inviteCode: 'ABCD2345',
  regPeriod: instant(1_790_000_000_000),
  firstRecharge: false,
  hasSafeboxPassword: false,
  hasKyc: false,
  hasUserOther: false,
  appUserBank: null,
  appUserBankList: [],
  shareUrlMap: {},
  activityIds: [],
  activityMap: {},
  loginPaying: false,
  appGameDataUser: { gameLikes: {}, gameHistory: [] },
  agreementsDue: [],
}
