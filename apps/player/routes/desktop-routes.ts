import type { Route } from '#platform/browser/router/route-table.ts'
import { diagnosticsRoutes } from './diagnostics-routes.ts'
import { screens } from './screens.ts'

/** The pages of the desktop. `lobby` is the frame with the left menu; `entrance` and `stage`, a game, stand alone. */
export const desktopRoutes: readonly Route[] = [
  { path: '/', redirectTo: '/lobby/home' },
  {
    path: '/lobby/home',
    access: 'public',
    title: 'Lobby',
    screen: screens.desktopHome,
    frame: 'lobby',
    keepAlive: true,
  },
  { path: '/lobby/games', access: 'player', title: 'Games', screen: screens.games, frame: 'lobby' },
  { path: '/lobby/rewards', access: 'public', title: 'Rewards', screen: screens.rewards, frame: 'lobby' },
  { path: '/lobby/notice', access: 'public', title: 'News', screen: screens.notice, frame: 'lobby' },
  { path: '/lobby/notice/detail/:id', access: 'public', title: 'News', screen: screens.noticeDetail, frame: 'lobby' },
  { path: '/notice/detail/:id', redirectTo: '/lobby/notice/detail/:id' },
  { path: '/lobby/member', access: 'player', title: 'Member', screen: screens.member, frame: 'lobby' },
  { path: '/profile/user', redirectTo: '/lobby/member' },
  { path: '/lobby/favorites', access: 'player', title: 'Favorites', screen: screens.favourites, frame: 'lobby' },
  { path: '/profile/favorites', redirectTo: '/lobby/favorites' },
  { path: '/start', access: 'player', title: 'Game', screen: screens.start, frame: 'stage' },
  { path: '/lobby/wallets/deposit', access: 'player', title: 'Deposit', screen: screens.deposit, frame: 'lobby' },
  {
    path: '/lobby/wallets/records',
    access: 'player',
    title: 'Deposit records',
    screen: screens.depositRecords,
    frame: 'lobby',
  },

  {
    path: '/lobby/record/transaction',
    access: 'player',
    title: 'Records',
    screen: screens.moneyRecord,
    frame: 'lobby',
  },
  { path: '/record/transaction', redirectTo: '/lobby/record/transaction' },

  { path: '/login', access: 'public', title: 'Log in', screen: screens.login, frame: 'entrance', entrance: true },
  {
    path: '/register',
    access: 'public',
    title: 'Register',
    screen: screens.register,
    frame: 'entrance',
    entrance: true,
  },
  {
    path: '/forget',
    access: 'public',
    title: 'Reset password',
    screen: screens.forget,
    frame: 'entrance',
    entrance: true,
  },
  { path: '/lobby/bind', access: 'player', title: 'Bind mobile number', screen: screens.bind, frame: 'lobby' },
  { path: '/bind', redirectTo: '/lobby/bind' },
  {
    path: '/lobby/profile',
    access: 'player',
    title: 'Profile and security',
    screen: screens.profileInfo,
    frame: 'lobby',
  },
  { path: '/profile/info', redirectTo: '/lobby/profile' },
  { path: '/terms-of-use', access: 'public', title: 'Terms of Use', screen: screens.termsOfUse, frame: 'lobby' },
  { path: '/lobby/terms', access: 'public', title: 'Terms of Use', screen: screens.termsOfUse, frame: 'lobby' },
  { path: '/privacy-policy', access: 'public', title: 'Privacy Policy', screen: screens.privacyPolicy, frame: 'lobby' },
  { path: '/lobby/privacy', access: 'public', title: 'Privacy Policy', screen: screens.privacyPolicy, frame: 'lobby' },

  { path: '/proof', access: 'public', title: 'Proof of balance', screen: screens.proof, frame: 'lobby' },

  // Pages of the phone that the desktop has no place of its own for.
  { path: '/search', access: 'player', title: 'Search', screen: screens.search, frame: 'lobby' },
  { path: '/service', access: 'public', title: 'Customer service', screen: screens.service, frame: 'lobby' },
  { path: '/reward/detail/:id', access: 'player', title: 'Rewards', screen: screens.rewardDetail, frame: 'lobby' },
  { path: '/apkdownload', access: 'public', title: 'The app', screen: screens.appDownload, frame: 'lobby' },
  { path: '/profile/more', access: 'player', title: 'More', screen: screens.more, frame: 'lobby' },
  { path: '/profile/report', access: 'player', title: 'Report a problem', screen: screens.report, frame: 'lobby' },
  { path: '/profile/superior', access: 'player', title: 'Who invited you', screen: screens.superior, frame: 'lobby' },
  { path: '/about', access: 'public', title: 'About us', screen: screens.about, frame: 'lobby' },
  { path: '/profile/agree/:name', access: 'player', title: 'Legal text', screen: screens.agree, frame: 'lobby' },
  { path: '/profile/license', access: 'player', title: 'Licence', screen: screens.licence, frame: 'lobby' },
  ...diagnosticsRoutes('lobby'),
]
