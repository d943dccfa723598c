/** What the screens of this feature say. */
export const messages = {
  // wallet-page.tsx
  wallet: 'Wallet',
  loadingWallet: 'Loading your wallet',
  // balance-card.tsx
  balance: 'Balance',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  withdrawable: 'Withdrawable now',
  inPlaythrough: 'Needs playthrough first',
  bonusInIt: 'Bonus in it',
  held: 'Set aside for a withdrawal',
  safebox: 'Safebox',
  total: 'Total',
  // pending-card.tsx
  nextSteps: 'Next steps',
  pendingNotLoaded: 'Your unpaid deposits didn’t load.',
  tryAgain: 'Try again',
  // recent-card.tsx
  transactions: 'Transactions',
  viewAll: 'View all',
  noTransactionsYet: 'No transactions yet',
  noTransactionsHint: 'Your deposits, bets, wins and withdrawals will appear here.',
  // wallet-links.tsx
  depositRecords: 'Deposit records',
  withdrawalRecords: 'Withdrawal records',
  betHistory: 'Bet history',
  bankAccounts: 'Bank accounts',
  withdrawalPassword: 'Withdrawal password',
  limitsAndBreaks: 'Limits and breaks',
} as const
