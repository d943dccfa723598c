import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { contentAreas } from './content-areas.ts'
import { moneyAreas } from './money-areas.ts'
import { riskAreas } from './risk-areas.ts'
import { systemAreas } from './system-areas.ts'
import { messages } from './messages/en.ts'

/** The areas of the back office, in the order of the navigation. Lists keep their state. */
export const areas: readonly Area[] = [
  {
    label: messages.toDo,
    icon: 'check-circle',
    to: '/work',
    permission: 'work.view',
    routes: [
      {
        ...page,
        path: '/work',
        title: messages.toDo,
        screen: lazyScreen(() =>
          import('#features/office/dashboard/back-office/work-page.tsx').then((m) => m.WorkPage),
        ),
      },
      {
        ...page,
        path: '/deadlines',
        title: messages.deadlines,
        screen: lazyScreen(() =>
          import('#features/office/work-list/back-office/deadlines-page.tsx').then((m) => m.DeadlinesPage),
        ),
      },
    ],
  },
  {
    label: messages.dashboard,
    icon: 'home',
    to: '/dashboard',
    permission: 'dashboard.view',
    routes: [
      {
        ...page,
        path: '/dashboard',
        title: messages.dashboard,
        screen: lazyScreen(() =>
          import('#features/office/dashboard/back-office/dashboard-page.tsx').then((m) => m.DashboardPage),
        ),
      },
    ],
  },
  {
    label: messages.players,
    icon: 'users',
    to: '/players',
    permission: 'player.view',
    routes: [
      {
        ...page,
        path: '/players',
        title: messages.players,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/account/back-office/players-page.tsx').then((m) => m.PlayersPage),
        ),
      },
      {
        ...page,
        path: '/players/:id',
        title: messages.player,
        screen: lazyScreen(() => import('./screens/player-screen.tsx').then((m) => m.PlayerScreen)),
      },
    ],
  },
  {
    label: messages.verification,
    icon: 'scan',
    to: '/identities',
    permission: 'identity.view',
    routes: [
      {
        ...page,
        path: '/identities',
        title: messages.verification,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/identity/back-office/identities-page.tsx').then((m) => m.IdentitiesPage),
        ),
      },
      {
        ...page,
        path: '/identities/:id',
        title: messages.playerVerification,
        screen: lazyScreen(() =>
          import('#features/players/identity/back-office/identity-page.tsx').then((m) => m.IdentityPage),
        ),
      },
    ],
  },
  {
    label: messages.responsiblePlay,
    icon: 'shield',
    to: '/responsible-play',
    permission: 'responsiblePlay.view',
    routes: [
      {
        ...page,
        path: '/responsible-play',
        title: messages.responsiblePlay,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/responsible-play/back-office/harm-page.tsx').then((m) => m.HarmPage),
        ),
      },
      {
        ...page,
        path: '/responsible-play/:id',
        title: messages.playerLimits,
        screen: lazyScreen(() =>
          import('#features/players/responsible-play/back-office/care-page.tsx').then((m) => m.CarePage),
        ),
      },
    ],
  },
  {
    label: messages.approvals,
    icon: 'check-circle',
    to: '/approvals',
    permission: 'approval.view',
    routes: [
      {
        ...page,
        path: '/approvals',
        title: messages.approvals,
        screen: lazyScreen(() =>
          import('#features/office/approval/back-office/approvals-page.tsx').then((m) => m.ApprovalsPage),
        ),
      },
    ],
  },
  ...moneyAreas,
  ...riskAreas,
  {
    label: messages.promotions,
    icon: 'gift',
    to: '/promotions',
    permission: 'promotion.view',
    routes: [
      {
        ...page,
        path: '/promotions',
        title: messages.promotions,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/promotions/kit/back-office/promotions-page.tsx').then((m) => m.PromotionsPage),
        ),
      },
      {
        ...page,
        path: '/promotions/:key',
        title: messages.promotion,
        screen: lazyScreen(() =>
          import('#features/promotions/kit/back-office/promotion-page.tsx').then((m) => m.PromotionPage),
        ),
      },
    ],
  },
  {
    label: messages.gameCatalogue,
    icon: 'play',
    to: '/catalogue',
    permission: 'catalogue.view',
    routes: [
      {
        ...page,
        path: '/catalogue',
        title: messages.gameCatalogue,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/catalogue/back-office/catalogue-page.tsx').then((m) => m.CataloguePage),
        ),
      },
    ],
  },
  {
    label: messages.gameReturns,
    icon: 'eye',
    to: '/game-returns',
    permission: 'gameReturns.view',
    routes: [
      {
        ...page,
        path: '/game-returns',
        title: messages.gameReturns,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/game-returns/back-office/game-returns-page.tsx').then((m) => m.GameReturnsPage),
        ),
      },
      {
        ...page,
        path: '/game-returns/:id',
        title: messages.gameReturns,
        screen: lazyScreen(() =>
          import('#features/lobby/game-returns/back-office/game-return-page.tsx').then((m) => m.GameReturnPage),
        ),
      },
    ],
  },
  ...contentAreas,
  {
    label: messages.gameProviders,
    icon: 'dice',
    to: '/providers',
    permission: 'gameProvider.view',
    routes: [
      {
        ...page,
        path: '/providers',
        title: messages.gameProviders,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/play/game-wallet/back-office/providers-page.tsx').then((m) => m.ProvidersPage),
        ),
      },
      {
        ...page,
        path: '/providers/:id',
        title: messages.gameProvider,
        screen: lazyScreen(() =>
          import('#features/play/game-wallet/back-office/provider-page.tsx').then((m) => m.ProviderPage),
        ),
      },
    ],
  },
  {
    label: messages.tournaments,
    icon: 'trophy',
    to: '/tournaments',
    permission: 'promotion.view',
    routes: [
      {
        ...page,
        path: '/tournaments',
        title: messages.tournaments,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/promotions/tournament/back-office/tournaments-page.tsx').then((m) => m.TournamentsPage),
        ),
      },
    ],
  },
  {
    label: messages.pointsShop,
    icon: 'star',
    to: '/points-shop',
    permission: 'pointsPrize.view',
    routes: [
      {
        ...page,
        path: '/points-shop',
        title: messages.pointsShop,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/promotions/points/back-office/prizes-page.tsx').then((m) => m.PrizesPage),
        ),
      },
    ],
  },
  {
    label: messages.reports,
    icon: 'document',
    to: '/reports',
    permission: 'report.view',
    routes: [
      {
        ...page,
        path: '/reports',
        title: messages.reports,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/report/back-office/reports-page.tsx').then((m) => m.ReportsPage),
        ),
      },
    ],
  },
  ...systemAreas,
]
