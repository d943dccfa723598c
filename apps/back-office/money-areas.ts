import { lazyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'

/** What finance works with. */
export const moneyAreas: readonly Area[] = [
  {
    label: 'Deposits',
    icon: 'deposit',
    to: '/deposits',
    permission: 'deposit.view',
    routes: [
      {
        ...page,
        path: '/deposits',
        title: 'Deposits',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/cashier/deposit/back-office/deposits-page.tsx').then((m) => m.DepositsPage),
        ),
      },
    ],
  },
  {
    label: 'Withdrawals',
    icon: 'withdraw',
    to: '/withdrawals',
    permission: 'withdrawal.view',
    routes: [
      {
        ...page,
        path: '/withdrawals',
        title: 'Withdrawals',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/cashier/withdrawal/back-office/withdrawals-page.tsx').then((m) => m.WithdrawalsPage),
        ),
      },
      {
        ...page,
        path: '/withdrawals/:id',
        title: 'Withdrawal',
        screen: lazyScreen(() =>
          import('#features/cashier/withdrawal/back-office/withdrawal-page.tsx').then((m) => m.WithdrawalPage),
        ),
      },
    ],
  },
  {
    label: 'Adjustments',
    icon: 'coin',
    to: '/adjustments',
    permission: 'adjustment.view',
    routes: [
      {
        ...page,
        path: '/adjustments',
        title: 'Adjustments',
        keepAlive: true,
        screen: lazyScreen(() =>
          import('#features/office/adjustment/back-office/adjustments-page.tsx').then((m) => m.AdjustmentsPage),
        ),
      },
    ],
  },
  {
    label: 'Debts',
    icon: 'history',
    to: '/debts',
    permission: 'debt.view',
    routes: [
      {
        ...page,
        path: '/debts',
        title: 'Debts',
        keepAlive: true,
        screen: lazyScreen(() => import('#features/office/debt/back-office/debts-page.tsx').then((m) => m.DebtsPage)),
      },
    ],
  },
  {
    label: 'Reconciliation',
    icon: 'check-circle',
    to: '/reconciliation',
    permission: 'reconciliation.view',
    routes: [
      {
        ...page,
        path: '/reconciliation',
        title: 'Reconciliation',
        screen: lazyScreen(() =>
          import('#features/office/reconciliation/back-office/reconciliation-page.tsx').then(
            (m) => m.ReconciliationPage,
          ),
        ),
      },
    ],
  },
  {
    label: 'Daily close',
    icon: 'calendar',
    to: '/daily-close',
    permission: 'dailyClose.view',
    routes: [
      {
        ...page,
        path: '/daily-close',
        title: 'Daily close',
        screen: lazyScreen(() =>
          import('#features/office/daily-close/back-office/daily-close-page.tsx').then((m) => m.DailyClosePage),
        ),
      },
    ],
  },
]
