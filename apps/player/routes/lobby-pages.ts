import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { screens } from './screens.ts'

/** The pages of the lobby: where to play, what is offered, and whom to ask. */
export const lobbyPages: readonly PageRoute[] = [
  {
    path: '/lobby/home',
    alsoAt: ['/'],
    title: 'Lobby',
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/home/player/mobile-home-page.tsx').then((m) => m.MobileHomePage)),
    desktopScreen: lazyScreen(() =>
      import('#features/lobby/home/player/desktop-home-page.tsx').then((m) => m.DesktopHomePage),
    ),
    frame: 'lobby',
    keepAlive: true,
  },
  {
    path: '/lobby/home',
    desktopPath: '/lobby/games',
    title: 'Games',
    screen: lazyScreen(() => import('#features/lobby/search/player/games-page.tsx').then((m) => m.GamesPage)),
  },
  {
    path: '/lobby/rewards',
    title: 'Rewards',
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/content/player/rewards-page.tsx').then((m) => m.RewardsPage)),
    frame: 'lobby',
  },
  {
    path: '/reward/detail/:id',
    title: 'Rewards',
    screen: lazyScreen(() =>
      import('#features/lobby/content/player/reward-detail-page.tsx').then((m) => m.RewardDetailPage),
    ),
  },
  {
    path: '/lobby/notice',
    title: 'News',
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/notice/player/notice-page.tsx').then((m) => m.NoticePage)),
    frame: 'lobby',
  },
  {
    path: '/notice/detail/:id',
    desktopPath: '/lobby/notice/detail/:id',
    title: 'News',
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/notice/player/notice-detail-page.tsx').then((m) => m.NoticeDetailPage),
    ),
  },
  {
    path: '/search',
    title: 'Search',
    screen: lazyScreen(() => import('#features/lobby/search/player/search-page.tsx').then((m) => m.SearchPage)),
  },
  { path: '/start', title: 'Game', screen: screens.start, frame: 'stage' },
  {
    path: '/demo/:gameId',
    title: 'Demo',
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/games/player/start/demo-page.tsx').then((m) => m.DemoPage)),
    frame: 'stage',
  },
  {
    path: '/service',
    title: 'Customer service',
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/customer-service/player/service-page.tsx').then((m) => m.ServicePage),
    ),
  },
  {
    path: '/apkdownload',
    title: 'The app',
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/app-update/player/app-download-page.tsx').then((m) => m.AppDownloadPage),
    ),
  },
  {
    path: '/lobby/activity',
    alsoAt: ['/activity/index'],
    title: 'Activities',
    screen: lazyScreen(() =>
      import('#features/promotions/kit/player/activities-page.tsx').then((m) => m.ActivitiesPage),
    ),
    frame: 'lobby',
  },
  {
    path: '/rule/:name',
    desktopPath: '/lobby/rule/:name',
    title: 'Rules',
    access: 'public',
    screen: lazyScreen(() => import('#features/promotions/kit/player/rule-page.tsx').then((m) => m.RulePage)),
  },
  {
    path: '/profile/user',
    desktopPath: '/lobby/member',
    title: 'My profile',
    desktopTitle: 'Member',
    screen: lazyScreen(() => import('#features/lobby/frame/player/member-page.tsx').then((m) => m.MemberPage)),
  },
  {
    path: '/profile/favorites',
    desktopPath: '/lobby/favorites',
    title: 'Favorites',
    screen: lazyScreen(() => import('#features/lobby/games/player/favourites-page.tsx').then((m) => m.FavouritesPage)),
  },
  {
    path: '/profile/report',
    title: 'Report a problem',
    screen: lazyScreen(() =>
      import('#features/lobby/customer-service/player/report-page.tsx').then((m) => m.ReportPage),
    ),
  },
  {
    path: '/profile/more',
    title: 'More',
    screen: lazyScreen(() => import('#features/lobby/frame/player/more-page.tsx').then((m) => m.MorePage)),
  },
  {
    path: '/preview/:part',
    title: 'Preview',
    access: 'public',
    screen: lazyScreen(() => import('#apps/player/screens/preview-screen.tsx').then((m) => m.PreviewScreen)),
    frame: 'entrance',
  },
]
