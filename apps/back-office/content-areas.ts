import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'

/** What players see and read. */
export const contentAreas: readonly Area[] = [
  {
    label: 'Lobby content',
    icon: 'image',
    to: '/content',
    permission: 'lobbyContent.view',
    routes: [
      {
        ...page,
        path: '/content',
        title: 'Lobby content',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/content/back-office/content-page.tsx').then((m) => m.ContentPage),
        ),
      },
    ],
  },
  {
    label: 'Legal texts',
    icon: 'document',
    to: '/legal',
    permission: 'legal.view',
    routes: [
      {
        ...page,
        path: '/legal',
        title: 'Legal texts',
        keepAlive: true,
        screen: lazyScreen(() => import('#features/players/legal/back-office/legal-page.tsx').then((m) => m.LegalPage)),
      },
    ],
  },
  {
    label: 'Player reports',
    icon: 'headset',
    to: '/player-reports',
    permission: 'playerReport.view',
    routes: [
      {
        ...page,
        path: '/player-reports',
        title: 'Player reports',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/lobby/customer-service/back-office/player-reports-page.tsx').then(
            (m) => m.PlayerReportsPage,
          ),
        ),
      },
      {
        ...page,
        path: '/player-reports/:id',
        title: 'Player report',
        screen: lazyScreen(() =>
          import('#features/lobby/customer-service/back-office/player-report-page.tsx').then((m) => m.PlayerReportPage),
        ),
      },
    ],
  },
  {
    label: 'Mail',
    icon: 'mail',
    to: '/mail',
    permission: 'mail.view',
    routes: [
      {
        ...page,
        path: '/mail',
        title: 'Mail',
        keepAlive: true,
        screen: lazyScreen(() => import('#features/players/mail/back-office/mail-page.tsx').then((m) => m.MailPage)),
      },
    ],
  },
]

/** The state of the infrastructure. */
export const machineAreas: readonly Area[] = [
  {
    label: 'Opening checklist',
    icon: 'check-circle',
    to: '/opening',
    permission: 'dashboard.view',
    routes: [
      {
        ...page,
        path: '/opening',
        title: 'Opening checklist',
        screen: lazyScreen(() =>
          import('#features/office/house-opening/back-office/opening-page.tsx').then((m) => m.OpeningPage),
        ),
      },
    ],
  },
  {
    label: 'Switches',
    icon: 'switch',
    to: '/switches',
    permission: 'switch.view',
    routes: [
      {
        ...page,
        path: '/switches',
        title: 'Switches',
        screen: lazyScreen(() =>
          import('#features/office/feature-switch/back-office/switches-page.tsx').then((m) => m.SwitchesPage),
        ),
      },
    ],
  },
  {
    label: 'Monitor',
    icon: 'pulse',
    to: '/monitor',
    permission: 'monitor.view',
    routes: [
      {
        ...page,
        path: '/monitor',
        title: 'Monitor',
        screen: lazyScreen(() =>
          import('#features/office/monitor/back-office/monitor-page.tsx').then((m) => m.MonitorPage),
        ),
      },
    ],
  },
]
