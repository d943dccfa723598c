import type { Route } from '#platform/browser/router/route-table.ts'
import { lazyScreen, readyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { contentAreas, machineAreas } from './content-areas.ts'
import { moneyAreas } from './money-areas.ts'
import { riskAreas } from './risk-areas.ts'
import { NoAreaScreen } from './screens/no-area-screen.tsx'

/** The areas of the back office, in the order of the navigation. Lists keep their state. */
export const areas: readonly Area[] = [
  {
    label: 'Dashboard',
    icon: 'home',
    to: '/dashboard',
    permission: 'dashboard.view',
    routes: [
      {
        ...page,
        path: '/dashboard',
        title: 'Dashboard',
        screen: lazyScreen(() =>
          import('#features/office/dashboard/back-office/dashboard-page.tsx').then((m) => m.DashboardPage),
        ),
      },
    ],
  },
  {
    label: 'Players',
    icon: 'users',
    to: '/players',
    permission: 'player.view',
    routes: [
      {
        ...page,
        path: '/players',
        title: 'Players',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/account/back-office/players-page.tsx').then((m) => m.PlayersPage),
        ),
      },
      {
        ...page,
        path: '/players/:id',
        title: 'Player',
        screen: lazyScreen(() => import('./screens/player-screen.tsx').then((m) => m.PlayerScreen)),
      },
    ],
  },
  {
    label: 'Verification',
    icon: 'scan',
    to: '/identities',
    permission: 'identity.view',
    routes: [
      {
        ...page,
        path: '/identities',
        title: 'Verification',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/identity/back-office/identities-page.tsx').then((m) => m.IdentitiesPage),
        ),
      },
      {
        ...page,
        path: '/identities/:id',
        title: 'Verification of a player',
        screen: lazyScreen(() =>
          import('#features/players/identity/back-office/identity-page.tsx').then((m) => m.IdentityPage),
        ),
      },
    ],
  },
  {
    label: 'Responsible play',
    icon: 'shield',
    to: '/responsible-play',
    permission: 'responsiblePlay.view',
    routes: [
      {
        ...page,
        path: '/responsible-play',
        title: 'Responsible play',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/players/responsible-play/back-office/harm-page.tsx').then((m) => m.HarmPage),
        ),
      },
      {
        ...page,
        path: '/responsible-play/:id',
        title: 'Responsible play of a player',
        screen: lazyScreen(() =>
          import('#features/players/responsible-play/back-office/care-page.tsx').then((m) => m.CarePage),
        ),
      },
    ],
  },
  {
    label: 'Approvals',
    icon: 'check-circle',
    to: '/approvals',
    permission: 'approval.view',
    routes: [
      {
        ...page,
        path: '/approvals',
        title: 'Approvals',
        screen: lazyScreen(() =>
          import('#features/office/approval/back-office/approvals-page.tsx').then((m) => m.ApprovalsPage),
        ),
      },
    ],
  },
  ...moneyAreas,
  ...riskAreas,
  {
    label: 'Promotions',
    icon: 'gift',
    to: '/promotions',
    permission: 'promotion.view',
    routes: [
      {
        ...page,
        path: '/promotions',
        title: 'Promotions',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/promotions/kit/back-office/promotions-page.tsx').then((m) => m.PromotionsPage),
        ),
      },
      {
        ...page,
        path: '/promotions/:key',
        title: 'Promotion',
        screen: lazyScreen(() =>
          import('#features/promotions/kit/back-office/promotion-page.tsx').then((m) => m.PromotionPage),
        ),
      },
    ],
  },
  {
    label: 'Game catalogue',
    icon: 'play',
    to: '/catalogue',
    permission: 'catalogue.view',
    routes: [
      {
        ...page,
        path: '/catalogue',
        title: 'Game catalogue',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/catalogue/back-office/catalogue-page.tsx').then((m) => m.CataloguePage),
        ),
      },
    ],
  },
  ...contentAreas,
  {
    label: 'Game providers',
    icon: 'dice',
    to: '/providers',
    permission: 'gameProvider.view',
    routes: [
      {
        ...page,
        path: '/providers',
        title: 'Game providers',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/play/game-wallet/back-office/providers-page.tsx').then((m) => m.ProvidersPage),
        ),
      },
      {
        ...page,
        path: '/providers/:id',
        title: 'Game provider',
        screen: lazyScreen(() =>
          import('#features/play/game-wallet/back-office/provider-page.tsx').then((m) => m.ProviderPage),
        ),
      },
    ],
  },
  {
    label: 'Points shop',
    icon: 'star',
    to: '/points-shop',
    permission: 'pointsPrize.view',
    routes: [
      {
        ...page,
        path: '/points-shop',
        title: 'Points shop',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/promotions/points/back-office/prizes-page.tsx').then((m) => m.PrizesPage),
        ),
      },
    ],
  },
  {
    label: 'Reports',
    icon: 'document',
    to: '/reports',
    permission: 'report.view',
    routes: [
      {
        ...page,
        path: '/reports',
        title: 'Reports',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/report/back-office/reports-page.tsx').then((m) => m.ReportsPage),
        ),
      },
    ],
  },
  ...machineAreas,
  {
    label: 'Web configuration',
    icon: 'settings',
    to: '/configuration',
    permission: 'webConfiguration.view',
    routes: [
      {
        ...page,
        path: '/configuration',
        title: 'Web configuration',
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
    label: 'Staff',
    icon: 'shield',
    to: '/staff',
    permission: 'staff.view',
    routes: [
      {
        ...page,
        path: '/staff',
        title: 'Staff',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/staff/back-office/members/staff-members-page.tsx').then((m) => m.StaffMembersPage),
        ),
      },
      {
        ...page,
        path: '/staff/:id',
        title: 'Member',
        screen: lazyScreen(() =>
          import('#features/office/staff/back-office/members/staff-member-page.tsx').then((m) => m.StaffMemberPage),
        ),
      },
    ],
  },
  {
    label: 'Audit log',
    icon: 'history',
    to: '/audit',
    permission: 'audit.view',
    routes: [
      {
        ...page,
        path: '/audit',
        title: 'Audit log',
        screen: lazyScreen(() => import('#features/office/staff/back-office/audit-page.tsx').then((m) => m.AuditPage)),
      },
    ],
  },
  {
    label: 'My account',
    icon: 'user',
    to: '/account',
    permission: 'session.own',
    routes: [
      {
        ...page,
        path: '/account',
        title: 'My account',
        screen: lazyScreen(() =>
          import('#features/office/staff/back-office/entrance/own-account-page.tsx').then((m) => m.OwnAccountPage),
        ),
      },
    ],
  },
]

/**
 * The routes that these permissions open. The first area is also the start page; one's own account, which everybody
 * has, is not.
 */
export function routesFor(permitted: readonly Area[]): readonly Route[] {
  const first = permitted.find(({ permission }) => permission !== 'session.own')
  const entrance: Route = first
    ? { path: '/', redirectTo: first.to }
    : { ...page, path: '/', title: 'Back office', screen: readyScreen(NoAreaScreen) }
  return [entrance, ...permitted.flatMap(({ routes }) => routes)]
}
