import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // wallet-page.tsx
  wallet: 'Wallet',
  loadingWallet: 'Nilo-load ang wallet mo',
  // balance-card.tsx
  balance: 'Balance',
  deposit: 'Mag-deposit',
  withdraw: 'Mag-withdraw',
  withdrawable: 'Puwedeng i-withdraw ngayon',
  inPlaythrough: 'Kailangan muna ng playthrough',
  bonusInIt: 'Kasamang bonus',
  held: 'Nakatabi para sa withdrawal',
  safebox: 'Safebox',
  total: 'Kabuuan',
  // pending-card.tsx
  nextSteps: 'Mga susunod na step',
  pendingNotLoaded: 'Hindi na-load ang mga deposit mong hindi pa bayad.',
  tryAgain: 'Subukan ulit',
  // recent-card.tsx
  transactions: 'Mga transaction',
  viewAll: 'Tingnan lahat',
  noTransactionsYet: 'Wala pang transaction',
  noTransactionsHint: 'Dito lalabas ang mga deposit, taya, panalo at withdrawal mo.',
  // wallet-links.tsx
  depositRecords: 'Deposit records',
  withdrawalRecords: 'Withdrawal records',
  betHistory: 'History ng mga taya',
  bankAccounts: 'Mga bank account',
  withdrawalPassword: 'Withdrawal password',
  limitsAndBreaks: 'Mga limit at pahinga',
})
