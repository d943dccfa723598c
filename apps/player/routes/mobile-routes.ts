import type { Route } from '#platform/browser/router/route-table.ts'
import { diagnosticsRoutes } from './diagnostics-routes.ts'
import { screens } from './screens.ts'

/** The pages of the phone. `lobby` is the frame with the tab bar. */
export const mobileRoutes: readonly Route[] = [
  { path: '/', redirectTo: '/lobby/home' },
  { path: '/lobby/home', access: 'public', title: 'Lobby', screen: screens.home, frame: 'lobby', keepAlive: true },
  { path: '/lobby/rewards', access: 'public', title: 'Rewards', screen: screens.rewards, frame: 'lobby' },
  { path: '/lobby/notice', access: 'public', title: 'News', screen: screens.notice, frame: 'lobby' },
  { path: '/notice/detail/:id', access: 'public', title: 'News', screen: screens.noticeDetail, frame: 'plain' },
  { path: '/reward/detail/:id', access: 'player', title: 'Rewards', screen: screens.rewardDetail, frame: 'plain' },
  { path: '/search', access: 'player', title: 'Search', screen: screens.search, frame: 'plain' },
  { path: '/start', access: 'player', title: 'Game', screen: screens.start, frame: 'plain' },
  { path: '/service', access: 'public', title: 'Customer service', screen: screens.service, frame: 'plain' },
  { path: '/apkdownload', access: 'public', title: 'The app', screen: screens.appDownload, frame: 'plain' },
  { path: '/profile/user', access: 'player', title: 'My profile', screen: screens.member, frame: 'plain' },
  { path: '/profile/favorites', access: 'player', title: 'Favorites', screen: screens.favourites, frame: 'plain' },
  { path: '/profile/more', access: 'player', title: 'More', screen: screens.more, frame: 'plain' },
  { path: '/profile/report', access: 'player', title: 'Report a problem', screen: screens.report, frame: 'plain' },
  { path: '/profile/limits', access: 'player', title: 'Limits and breaks', screen: screens.limits, frame: 'plain' },
  { path: '/walletsKyc', access: 'player', title: 'Verification', screen: screens.kyc, frame: 'plain' },
  { path: '/walletsKycUpload', access: 'player', title: 'Pictures', screen: screens.kycUpload, frame: 'plain' },
  { path: '/profile/superior', access: 'player', title: 'Who invited you', screen: screens.superior, frame: 'plain' },
  { path: '/lobby/wallets/deposit', access: 'player', title: 'Deposit', screen: screens.deposit, frame: 'lobby' },
  {
    path: '/lobby/wallets/records',
    access: 'player',
    title: 'Deposit records',
    screen: screens.depositRecords,
    frame: 'plain',
  },

  { path: '/record/transaction', access: 'player', title: 'Records', screen: screens.moneyRecord, frame: 'plain' },
  { path: '/lobby/record/transaction', redirectTo: '/record/transaction' },

  { path: '/login', access: 'public', title: 'Log in', screen: screens.login, frame: 'plain', entrance: true },
  { path: '/register', access: 'public', title: 'Register', screen: screens.register, frame: 'plain', entrance: true },
  {
    path: '/forget',
    access: 'public',
    title: 'Reset password',
    screen: screens.forget,
    frame: 'plain',
    entrance: true,
  },
  { path: '/bind', access: 'player', title: 'Bind mobile number', screen: screens.bind, frame: 'plain' },
  { path: '/proof', access: 'public', title: 'Proof of balance', screen: screens.proof, frame: 'plain' },
  { path: '/about', access: 'public', title: 'About us', screen: screens.about, frame: 'plain' },
  { path: '/terms-of-use', access: 'public', title: 'Terms of Use', screen: screens.termsOfUse, frame: 'plain' },
  { path: '/privacy-policy', access: 'public', title: 'Privacy Policy', screen: screens.privacyPolicy, frame: 'plain' },
  { path: '/profile/agree/:name', access: 'player', title: 'Legal text', screen: screens.agree, frame: 'plain' },
  {
    path: '/profile/info',
    access: 'player',
    title: 'Profile and security',
    screen: screens.profileInfo,
    frame: 'plain',
  },
  { path: '/profile/license', access: 'player', title: 'Licence', screen: screens.licence, frame: 'plain' },

  // Addresses of the desktop's pages, for links that travel from one device to the other.
  { path: '/lobby/bind', redirectTo: '/bind' },
  { path: '/lobby/profile', redirectTo: '/profile/info' },
  { path: '/lobby/games', redirectTo: '/lobby/home' },
  { path: '/lobby/member', redirectTo: '/profile/user' },
  { path: '/lobby/favorites', redirectTo: '/profile/favorites' },
  { path: '/lobby/notice/detail/:id', redirectTo: '/notice/detail/:id' },
  { path: '/lobby/walletsKyc', redirectTo: '/walletsKyc' },
  { path: '/lobby/walletsKycUpload', redirectTo: '/walletsKycUpload' },
  { path: '/lobby/terms', redirectTo: '/terms-of-use' },
  { path: '/lobby/privacy', redirectTo: '/privacy-policy' },
  ...diagnosticsRoutes('plain'),
]
