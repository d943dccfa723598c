/** What the screens of this feature say. */
export const messages = {
  // safebox-form.tsx
  toSafebox: 'To safebox',
  toBalance: 'To balance',
  movedToSafebox: 'Moved to your safebox.',
  movedToBalance: 'Moved to your balance.',
  direction: 'Direction',
  withdrawalPassword: 'Withdrawal password',
  amount: 'Amount',
  upTo: 'Up to {most}',
  setPasswordFirst: 'Set a withdrawal password below first.',
  enterAmount: 'Enter an amount in pesos, like 500.',
  moreThanBalance: 'You only have {most} in your balance.',
  // safebox-page.tsx
  safebox: 'Safebox',
  inSafebox: 'In your safebox',
  balance: 'Balance',
  changeOrReset: 'Change or reset it',
  neededForSafebox: 'You need it to take money out',
  // use-withdrawal-password.ts
  enterCurrentPassword: 'Enter your current password.',
  passwordsDiffer: 'The passwords don’t match.',
  // wallets-password-page.tsx
  withdrawalPasswordSet: 'Your withdrawal password is set.',
  mobileNeeded: 'Add your mobile number first',
  addMobile: 'Add mobile number',
  mobileNeededHint: 'We text you a code when you set or change your withdrawal password.',
  // withdrawal-password-form.tsx
  passwordUse:
    'You need this 6-digit password for every withdrawal and to take money out of your safebox. Our staff will never ask you for it.',
  currentWithdrawalPassword: 'Current withdrawal password',
  loginPassword: 'Login password',
  forgotUseLoginPassword: 'Forgot it? Use your login password',
  useWithdrawalPassword: 'Use your withdrawal password',
  newWithdrawalPassword: 'New withdrawal password',
  sixDigits: '6 digits.',
  confirmPassword: 'Confirm withdrawal password',
  changePausesWithdrawals: 'To keep your money safe, withdrawals are on hold for 24 hours after a change.',
  setPassword: 'Set password',
  changePassword: 'Change password',
  moveToSafebox: 'Move to safebox',
  moveToBalance: 'Move to balance',
  moreThanSafebox: 'You only have {most} in your safebox.',
} as const
