import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { screens } from './screens.ts'
import { messages } from '../messages/en.ts'

/** The pages of the lobby: where to play, what is offered, and whom to ask. */
export const lobbyPages: readonly PageRoute[] = [
  {
    path: '/lobby/home',
    alsoAt: ['/'],
    title: messages.lobby,
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
    title: messages.games,
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/search/player/games-page.tsx').then((m) => m.GamesPage)),
  },
  {
    path: '/lobby/rewards',
    title: messages.rewards,
    access: 'public',
    screen: lazyScreen(() => import('#apps/player/screens/rewards-screen.tsx').then((m) => m.RewardsScreen)),
    frame: 'lobby',
  },
  {
    path: '/reward/detail/:id',
    title: messages.rewards,
    screen: lazyScreen(() =>
      import('#features/lobby/content/player/reward-detail-page.tsx').then((m) => m.RewardDetailPage),
    ),
  },
  {
    path: '/lobby/notice',
    title: messages.news,
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/notice/player/notice-page.tsx').then((m) => m.NoticePage)),
    frame: 'lobby',
  },
  {
    path: '/notice/detail/:id',
    desktopPath: '/lobby/notice/detail/:id',
    title: messages.news,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/notice/player/notice-detail-page.tsx').then((m) => m.NoticeDetailPage),
    ),
  },
  {
    path: '/lobby/wins',
    title: messages.bigWins,
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/wins/player/wins-page.tsx').then((m) => m.WinsPage)),
  },
  {
    path: '/replay/round/:roundId',
    title: messages.replay,
    screen: lazyScreen(() => import('#features/play/replay/player/replay-page.tsx').then((m) => m.ReplayPage)),
  },
  {
    path: '/replay/shared/:token',
    title: messages.replay,
    access: 'public',
    screen: lazyScreen(() => import('#features/play/replay/player/shared-page.tsx').then((m) => m.SharedPage)),
  },
  {
    path: '/search',
    title: messages.search,
    screen: lazyScreen(() => import('#features/lobby/search/player/search-page.tsx').then((m) => m.SearchPage)),
  },
  {
    path: '/start',
    title: messages.game,
    screen: screens.start,
    desktopScreen: lazyScreen(() =>
      import('#features/lobby/games/player/start/desktop-start-page.tsx').then((m) => m.DesktopStartPage),
    ),
    frame: 'stage',
  },
  {
    path: '/demo/:gameId',
    title: messages.demo,
    access: 'public',
    screen: lazyScreen(() => import('#features/lobby/games/player/start/demo-page.tsx').then((m) => m.DemoPage)),
    desktopScreen: lazyScreen(() =>
      import('#features/lobby/games/player/start/desktop-demo-page.tsx').then((m) => m.DesktopDemoPage),
    ),
    frame: 'stage',
  },
  {
    path: '/service',
    title: messages.customerService,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/customer-service/player/service-page.tsx').then((m) => m.ServicePage),
    ),
  },
  {
    path: '/service/chat',
    title: messages.liveChat,
    screen: lazyScreen(() =>
      import('#features/lobby/support-chat/player/support-chat-page.tsx').then((m) => m.SupportChatPage),
    ),
  },
  {
    path: '/apkdownload',
    title: messages.getTheApp,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/app-update/player/app-download-page.tsx').then((m) => m.AppDownloadPage),
    ),
  },
  {
    path: '/lobby/activity',
    alsoAt: ['/activity/index'],
    title: messages.promos,
    screen: lazyScreen(() => import('#apps/player/screens/activities-screen.tsx').then((m) => m.ActivitiesScreen)),
    frame: 'lobby',
  },
  {
    path: '/returns',
    title: messages.gameReturns,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/lobby/game-returns/player/game-returns-page.tsx').then((m) => m.GameReturnsPage),
    ),
  },
  {
    path: '/rule/:name',
    desktopPath: '/lobby/rule/:name',
    title: messages.rules,
    access: 'public',
    screen: lazyScreen(() => import('#features/promotions/kit/player/rule-page.tsx').then((m) => m.RulePage)),
  },
  {
    path: '/profile/user',
    desktopPath: '/lobby/member',
    title: messages.myProfile,
    desktopTitle: messages.profile,
    screen: lazyScreen(() => import('#features/lobby/frame/player/member-page.tsx').then((m) => m.MemberPage)),
  },
  {
    path: '/profile/favorites',
    desktopPath: '/lobby/favorites',
    title: messages.favorites,
    screen: lazyScreen(() => import('#features/lobby/games/player/favourites-page.tsx').then((m) => m.FavouritesPage)),
  },
  {
    path: '/profile/report',
    title: messages.reportAProblem,
    screen: lazyScreen(() => import('#features/lobby/support-ticket/player/report-page.tsx').then((m) => m.ReportPage)),
  },
  {
    path: '/profile/report/:id',
    title: messages.report,
    screen: lazyScreen(() =>
      import('#features/lobby/support-ticket/player/report-thread-page.tsx').then((m) => m.ReportThreadPage),
    ),
  },
  {
    path: '/profile/more',
    title: messages.more,
    screen: lazyScreen(() => import('#features/lobby/frame/player/more-page.tsx').then((m) => m.MorePage)),
  },
  {
    path: '/preview/:part',
    title: messages.preview,
    access: 'public',
    screen: lazyScreen(() => import('#apps/player/screens/preview-screen.tsx').then((m) => m.PreviewScreen)),
    frame: 'entrance',
  },
]
