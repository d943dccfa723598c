/** What the screens of this feature say. */
export const messages = {
  // bank-accounts-skeleton.tsx
  loadingAccounts: 'Loading your accounts',
  // bank-card-list-page.tsx
  bankAccounts: 'Bank accounts',
  noAccountsYet: 'No accounts yet',
  addAccount: 'Add an account',
  noAccountsHint:
    'Add a bank account or e-wallet in your own name for your withdrawals. You can withdraw to it 24 hours after you add it.',
  withdrawalsFrom: 'Available from {time}',
  addAnotherAccount: 'Add another account',
  accountLimitHint: 'You can have up to {max} accounts. Tap one to replace it.',
  // bind-bank-card-form.tsx
  useACode: 'Use a code',
  usePasskey: 'Use a passkey',
  bankOrEWallet: 'Bank or e-wallet',
  accountHolder: 'Account holder’s name',
  ownNameOnly: 'The account must be in your own name.',
  changePausesWithdrawals: 'To keep your money safe, withdrawals are on hold for 24 hours after a change.',
  newAccountWaits: 'To keep your money safe, you can withdraw to a new account 24 hours after you add it.',
  changeAccount: 'Change account',
  addThisAccount: 'Add account',
  walletNumber: 'E-wallet mobile number',
  accountNumber: 'Account number',
  walletNumberHint: '11 digits, like 0917 123 4567.',
  accountNumberHint: 'Enter the account number, not the card number.',
  // bind-bank-card-page.tsx
  accountAdded: 'Account added. You can withdraw to it after 24 hours.',
  accountChanged: 'Account changed. You can withdraw to it after 24 hours.',
  mobileNeeded: 'Add your mobile number first',
  addMobile: 'Add mobile number',
  mobileNeededHint: 'We text you a code whenever you add or change an account.',
  accountLimitReached: 'Account limit reached',
  yourAccounts: 'Your accounts',
  accountLimitReachedHint: 'You can have up to {max} accounts. Change one of them instead.',
  // match-badge.tsx
  nameDiffers: 'Different name',
  nameInReview: 'Name in review',
  verified: 'Verified',
  new: 'New',
  // use-bind-bank-card.ts
  passkeyNotUsed: 'No passkey was used, and nothing was changed. Try again, or use a code.',
} as const
