import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { contentAreas, machineAreas } from './content-areas.ts'
import { moneyAreas } from './money-areas.ts'
import { riskAreas } from './risk-areas.ts'
import { messages } from './messages/en.ts'

/** The areas of the back office, in the order of the navigation. Lists keep their state. */
export const areas: readonly Area[] = [
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
  ...machineAreas,
  {
    label: messages.webConfiguration,
    icon: 'settings',
    to: '/configuration',
    permission: 'webConfiguration.view',
    routes: [
      {
        ...page,
        path: '/configuration',
        title: messages.webConfiguration,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/web-configuration/back-office/configuration-page.tsx').then(
            (m) => m.ConfigurationPage,
          ),
        ),
      },
    ],
  },
  {
    label: messages.staff,
    icon: 'shield',
    to: '/staff',
    permission: 'staff.view',
    routes: [
      {
        ...page,
        path: '/staff',
        title: messages.staff,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/staff/back-office/members/staff-members-page.tsx').then((m) => m.StaffMembersPage),
        ),
      },
      {
        ...page,
        path: '/staff/:id',
        title: messages.member,
        screen: lazyScreen(() =>
          import('#features/office/staff/back-office/members/staff-member-page.tsx').then((m) => m.StaffMemberPage),
        ),
      },
    ],
  },
  {
    label: messages.auditLog,
    icon: 'history',
    to: '/audit',
    permission: 'audit.view',
    routes: [
      {
        ...page,
        path: '/audit',
        title: messages.auditLog,
        screen: lazyScreen(() => import('#features/office/staff/back-office/audit-page.tsx').then((m) => m.AuditPage)),
      },
    ],
  },
  {
    label: messages.myAccount,
    icon: 'user',
    to: '/account',
    permission: 'session.own',
    routes: [
      {
        ...page,
        path: '/account',
        title: messages.myAccount,
        screen: lazyScreen(() =>
          import('#features/office/staff/back-office/entrance/own-account-page.tsx').then((m) => m.OwnAccountPage),
        ),
      },
    ],
  },
]
