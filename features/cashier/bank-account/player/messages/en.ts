/** What the screens of this feature say. */
export const messages = {
  // bank-accounts-skeleton.tsx
  readingYourAccounts: 'Reading your accounts',
  // bank-card-list-page.tsx
  bankAccounts: 'Bank accounts',
  noAccountYet: 'No account yet',
  bindAnAccount: 'Bind an account',
  withdrawalsGoToABank: 'Withdrawals go to a bank account or an e-wallet in your own name, and nowhere else.',
  withdrawalsFromTime: 'Withdrawals from {time}',
  bindAnotherAccount: 'Bind another account',
  fiveAccountsAreTheMost: 'Five accounts are the most. Tap one to put another in its place.',
  // bind-bank-card-form.tsx
  bankOrEWallet: 'Bank or e-wallet',
  nameOfTheHolder: 'Name of the holder',
  theAccountHasToBe: 'The account has to be in your own name.',
  afterAChangeWithdrawalsRest: 'After a change, withdrawals rest for a day to keep your money safe.',
  changeTheAccount: 'Change the account',
  bindTheAccount: 'Bind the account',
  mobileNumberOfTheAccount: 'Mobile number of the account',
  accountNumber: 'Account number',
  n11DigitsAsIn0917: '11 digits, as in 0917 123 4567.',
  theNumberOfTheAccount: 'The number of the account, not of the card.',
  // bind-bank-card-page.tsx
  theAccountIsBound: 'The account is bound.',
  theAccountIsChanged: 'The account is changed.',
  doneYouCanWithdrawTo: '{done} You can withdraw to it after 24 hours.',
  aMobileNumberFirst: 'A mobile number first',
  bindANumber: 'Bind a number',
  aCodeIsSentTo: 'A code is sent to it before money can go to a new place.',
  youHaveFiveAccounts: 'You have five accounts',
  yourAccounts: 'Your accounts',
  thatIsTheMostChange: 'That is the most. Change one of them instead.',
  // match-badge.tsx
  otherName: 'Other name',
  nameIsChecked: 'Name is checked',
  verified: 'Verified',
  new: 'New',
} as const
