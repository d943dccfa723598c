import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'

/** Risk, compliance, and the people who work on them. */
export const riskAreas: readonly Area[] = [
  {
    label: 'Risk',
    icon: 'graph',
    to: '/risk',
    permission: 'risk.view',
    routes: [
      {
        ...page,
        path: '/risk',
        title: 'Risk',
        keepAlive: true,
        screen: lazyScreen(() => import('#features/cashier/risk/back-office/risk-page.tsx').then((m) => m.RiskPage)),
      },
    ],
  },
  {
    label: 'Money laundering',
    icon: 'warning',
    to: '/aml',
    permission: 'aml.view',
    routes: [
      {
        ...page,
        path: '/aml',
        title: 'Money laundering',
        keepAlive: true,
        screen: lazyScreen(() => import('#features/cashier/risk/back-office/aml-page.tsx').then((m) => m.AmlPage)),
      },
      {
        ...page,
        path: '/aml/:id',
        title: 'Case',
        screen: lazyScreen(() => import('#features/cashier/risk/back-office/case-page.tsx').then((m) => m.CasePage)),
      },
    ],
  },
]
