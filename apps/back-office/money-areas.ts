import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { messages } from './messages/en.ts'

/** What finance works with. */
export const moneyAreas: readonly Area[] = [
  {
    label: messages.deposits,
    icon: 'deposit',
    to: '/deposits',
    permission: 'deposit.view',
    routes: [
      {
        ...page,
        path: '/deposits',
        title: messages.deposits,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/cashier/deposit/back-office/deposits-page.tsx').then((m) => m.DepositsPage),
        ),
      },
    ],
  },
  {
    label: messages.withdrawals,
    icon: 'withdraw',
    to: '/withdrawals',
    permission: 'withdrawal.view',
    routes: [
      {
        ...page,
        path: '/withdrawals',
        title: messages.withdrawals,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/cashier/withdrawal/back-office/withdrawals-page.tsx').then((m) => m.WithdrawalsPage),
        ),
      },
      {
        ...page,
        path: '/withdrawals/:id',
        title: messages.withdrawal,
        screen: lazyScreen(() =>
          import('#features/cashier/withdrawal/back-office/withdrawal-page.tsx').then((m) => m.WithdrawalPage),
        ),
      },
    ],
  },
  {
    label: messages.adjustments,
    icon: 'coin',
    to: '/adjustments',
    permission: 'adjustment.view',
    routes: [
      {
        ...page,
        path: '/adjustments',
        title: messages.adjustments,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/adjustment/back-office/adjustments-page.tsx').then((m) => m.AdjustmentsPage),
        ),
      },
    ],
  },
  {
    label: messages.debts,
    icon: 'history',
    to: '/debts',
    permission: 'debt.view',
    routes: [
      {
        ...page,
        path: '/debts',
        title: messages.debts,
        keepAlive: true,
        screen: lazyScreen(() => import('#features/office/debt/back-office/debts-page.tsx').then((m) => m.DebtsPage)),
      },
    ],
  },
  {
    label: messages.reconciliation,
    icon: 'check-circle',
    to: '/reconciliation',
    permission: 'reconciliation.view',
    routes: [
      {
        ...page,
        path: '/reconciliation',
        title: messages.reconciliation,
        screen: lazyScreen(() =>
          import('#features/office/reconciliation/back-office/reconciliation-page.tsx').then(
            (m) => m.ReconciliationPage,
          ),
        ),
      },
    ],
  },
  {
    label: messages.dailyClose,
    icon: 'calendar',
    to: '/daily-close',
    permission: 'dailyClose.view',
    routes: [
      {
        ...page,
        path: '/daily-close',
        title: messages.dailyClose,
        screen: lazyScreen(() =>
          import('#features/office/daily-close/back-office/daily-close-page.tsx').then((m) => m.DailyClosePage),
        ),
      },
    ],
  },
  {
    label: messages.pagcor,
    icon: 'document',
    to: '/pagcor',
    permission: 'pagcor.view',
    routes: [
      {
        ...page,
        path: '/pagcor',
        title: messages.pagcor,
        screen: lazyScreen(() =>
          import('#features/office/pagcor/back-office/pagcor-page.tsx').then((m) => m.PagcorPage),
        ),
      },
    ],
  },
  {
    label: messages.regulatorReport,
    icon: 'history',
    to: '/regulator-report',
    permission: 'regulatorReport.view',
    routes: [
      {
        ...page,
        path: '/regulator-report',
        title: messages.regulatorReport,
        screen: lazyScreen(() =>
          import('#features/office/regulator-report/back-office/regulator-report-page.tsx').then(
            (m) => m.RegulatorReportPage,
          ),
        ),
      },
    ],
  },
  {
    label: messages.vault,
    icon: 'lock',
    to: '/vault',
    permission: 'vault.view',
    routes: [
      {
        ...page,
        path: '/vault',
        title: messages.vault,
        screen: lazyScreen(() => import('#features/office/vault/back-office/vault-page.tsx').then((m) => m.VaultPage)),
      },
    ],
  },
  {
    label: messages.agents,
    icon: 'users',
    to: '/agents',
    permission: 'agent.view',
    routes: [
      {
        ...page,
        path: '/agents',
        title: messages.agents,
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/promotions/commission/back-office/agents-page.tsx').then((m) => m.AgentsPage),
        ),
      },
    ],
  },
]
