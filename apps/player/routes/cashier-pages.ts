import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { screens } from './screens.ts'
import { messages } from '../messages/en.ts'

/** The pages of money: in, out, and where it stands. */
export const cashierPages: readonly PageRoute[] = [
  {
    path: '/lobby/wallets',
    title: messages.wallet,
    screen: lazyScreen(() => import('#features/cashier/wallet/player/wallet-page.tsx').then((m) => m.WalletPage)),
    frame: 'lobby',
  },
  {
    path: '/lobby/wallets/records',
    title: messages.depositRecords,
    screen: lazyScreen(() =>
      import('#features/cashier/deposit/player/deposit-records-page.tsx').then((m) => m.DepositRecordsPage),
    ),
  },
  {
    path: '/lobby/wallets/withdraw',
    title: messages.withdraw,
    screen: lazyScreen(() =>
      import('#features/cashier/withdrawal/player/withdraw-page.tsx').then((m) => m.WithdrawPage),
    ),
    frame: 'lobby',
  },
  {
    path: '/lobby/wallets/withdrawals',
    title: messages.withdrawalRecords,
    screen: lazyScreen(() =>
      import('#features/cashier/withdrawal/player/withdrawal-records-page.tsx').then((m) => m.WithdrawalRecordsPage),
    ),
  },
  {
    path: '/lobby/wallets/safebox',
    title: messages.safebox,
    screen: lazyScreen(() => import('#features/cashier/safebox/player/safebox-page.tsx').then((m) => m.SafeboxPage)),
  },
  {
    path: '/withdrawal/:name',
    desktopPath: '/lobby/withdrawal/:name',
    title: messages.withdraw,
    screen: lazyScreen(() =>
      import('#features/cashier/withdrawal/player/withdrawal-method-page.tsx').then((m) => m.WithdrawalMethodPage),
    ),
  },
  {
    path: '/bindBankCard',
    desktopPath: '/lobby/bindBankCard',
    title: messages.addPayoutAccount,
    screen: lazyScreen(() =>
      import('#features/cashier/bank-account/player/bind-bank-card-page.tsx').then((m) => m.BindBankCardPage),
    ),
  },
  {
    path: '/profile/bank',
    desktopPath: '/lobby/profile/bank',
    title: messages.bankAccounts,
    screen: screens.bankCards,
  },
  {
    path: '/bankCardList',
    desktopPath: '/lobby/profile/bank',
    title: messages.bankAccounts,
    screen: screens.bankCards,
  },
  {
    path: '/walletsPassword',
    desktopPath: '/lobby/walletsPassword',
    title: messages.withdrawalPassword,
    screen: lazyScreen(() =>
      import('#features/cashier/safebox/player/wallets-password-page.tsx').then((m) => m.WalletsPasswordPage),
    ),
  },
  {
    path: '/record/transaction',
    desktopPath: '/lobby/record/transaction',
    title: messages.records,
    screen: lazyScreen(() => import('#features/cashier/money-record/player/record-page.tsx').then((m) => m.RecordPage)),
  },
  {
    path: '/record/bets',
    title: messages.betHistory,
    screen: lazyScreen(() => import('#features/play/game-launch/player/bets-page.tsx').then((m) => m.BetsPage)),
  },
  {
    path: '/proof',
    title: messages.proofOfBalance,
    access: 'public',
    screen: lazyScreen(() =>
      import('#features/cashier/proof-of-balance/player/proof-page.tsx').then((m) => m.ProofPage),
    ),
  },
]
