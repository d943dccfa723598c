import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { messages } from './messages/en.ts'

/** The state of the infrastructure, what is set, and the people who work here. */
export const systemAreas: readonly Area[] = [
  {
    label: messages.openingChecklist,
    icon: 'check-circle',
    to: '/opening',
    permission: 'dashboard.view',
    routes: [
      {
        ...page,
        path: '/opening',
        title: messages.openingChecklist,
        screen: lazyScreen(() =>
          import('#features/office/house-opening/back-office/opening-page.tsx').then((m) => m.OpeningPage),
        ),
      },
    ],
  },
  {
    label: messages.switches,
    icon: 'switch',
    to: '/switches',
    permission: 'switch.view',
    routes: [
      {
        ...page,
        path: '/switches',
        title: messages.switches,
        screen: lazyScreen(() =>
          import('#features/office/feature-switch/back-office/switches-page.tsx').then((m) => m.SwitchesPage),
        ),
      },
    ],
  },
  {
    label: messages.monitor,
    icon: 'pulse',
    to: '/monitor',
    permission: 'monitor.view',
    routes: [
      {
        ...page,
        path: '/monitor',
        title: messages.monitor,
        screen: lazyScreen(() =>
          import('#features/office/monitor/back-office/monitor-page.tsx').then((m) => m.MonitorPage),
        ),
      },
    ],
  },
  {
    label: messages.responseTimes,
    icon: 'clock',
    to: '/response-times',
    permission: 'monitor.view',
    routes: [
      {
        ...page,
        path: '/response-times',
        title: messages.responseTimes,
        screen: lazyScreen(() =>
          import('#features/office/monitor/back-office/slow/slow-page.tsx').then((m) => m.SlowPage),
        ),
      },
    ],
  },
  {
    label: messages.eventFeed,
    icon: 'share',
    to: '/event-feed',
    permission: 'eventFeed.view',
    routes: [
      {
        ...page,
        path: '/event-feed',
        title: messages.eventFeed,
        screen: lazyScreen(() =>
          import('#features/office/event-feed/back-office/event-feed-page.tsx').then((m) => m.EventFeedPage),
        ),
      },
      {
        ...page,
        path: '/event-feed/:id',
        title: messages.eventFeedPartner,
        screen: lazyScreen(() =>
          import('#features/office/event-feed/back-office/partner-page.tsx').then((m) => m.PartnerPage),
        ),
      },
    ],
  },
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
