/** What the screens of this feature say. */
export const messages = {
  // safebox-form.tsx
  putIn: 'Put in',
  takeOut: 'Take out',
  itIsInTheSafebox: 'It is in the safebox.',
  itIsInYourBalance: 'It is in your balance.',
  direction: 'Direction',
  withdrawalPassword: 'Withdrawal password',
  amount: 'Amount',
  upToMost: 'Up to {most}',
  setAWithdrawalPasswordFirst: 'Set a withdrawal password first, below.',
  giveAnAmountInPesos: 'Give an amount in pesos, such as 500.',
  thereAreMost: 'There are {most}.',
  // safebox-page.tsx
  safebox: 'Safebox',
  inTheSafebox: 'In the safebox',
  balance: 'Balance',
  changeItOrSetIt: 'Change it, or set it anew',
  neededToTakeCoinsOut: 'Needed to take coins out',
  // use-withdrawal-password.ts
  giveItOnceMore: 'Give it once more.',
  theTwoAreNotThe: 'The two are not the same.',
  // wallets-password-page.tsx
  yourWithdrawalPasswordIsSet: 'Your withdrawal password is set.',
  aMobileNumberFirst: 'A mobile number first',
  bindANumber: 'Bind a number',
  aCodeIsSentTo: 'A code is sent to it when the withdrawal password is set or changed.',
  // withdrawal-password-form.tsx
  sixDigitsThatAreAsked:
    'Six digits that are asked for with every withdrawal and whenever coins leave the safebox. Nobody of ours will ever ask you for them.',
  presentWithdrawalPassword: 'Present withdrawal password',
  passwordYouSignInWith: 'Password you sign in with',
  iHaveForgottenIt: 'I have forgotten it',
  iRememberIt: 'I remember it',
  newWithdrawalPassword: 'New withdrawal password',
  sixDigits: 'Six digits.',
  onceMore: 'Once more',
  afterAChangeWithdrawalsRest: 'After a change, withdrawals rest for a day to keep your money safe.',
  setThePassword: 'Set the password',
  changeThePassword: 'Change the password',
} as const
