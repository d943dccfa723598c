import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { messages } from './messages/en.ts'

/** Risk, compliance, and the people who work on them. */
export const riskAreas: readonly Area[] = [
  {
    label: messages.risk,
    icon: 'graph',
    to: '/risk',
    permission: 'risk.view',
    routes: [
      {
        ...page,
        path: '/risk',
        title: messages.risk,
        keepAlive: true,
        screen: lazyScreen(() => import('#features/cashier/risk/back-office/risk-page.tsx').then((m) => m.RiskPage)),
      },
    ],
  },
  {
    label: messages.aml,
    icon: 'warning',
    to: '/aml',
    permission: 'aml.view',
    routes: [
      {
        ...page,
        path: '/aml',
        title: messages.aml,
        keepAlive: true,
        screen: lazyScreen(() => import('#features/cashier/risk/back-office/aml-page.tsx').then((m) => m.AmlPage)),
      },
      {
        ...page,
        path: '/aml/:id',
        title: messages.amlCase,
        screen: lazyScreen(() => import('#features/cashier/risk/back-office/case-page.tsx').then((m) => m.CasePage)),
      },
    ],
  },
]
