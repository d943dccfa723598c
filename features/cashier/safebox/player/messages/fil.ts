import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // safebox-form.tsx
  toSafebox: 'Sa safebox',
  toBalance: 'Sa balance',
  movedToSafebox: 'Nailipat sa safebox mo.',
  movedToBalance: 'Nailipat sa balance mo.',
  direction: 'Saan ililipat',
  withdrawalPassword: 'Withdrawal password',
  amount: 'Amount',
  upTo: 'Hanggang {most}',
  setPasswordFirst: 'Mag-set muna ng withdrawal password sa ibaba.',
  enterAmount: 'Maglagay ng halaga sa piso, gaya ng 500.',
  moreThanBalance: '{most} lang ang nasa balance mo.',
  // safebox-page.tsx
  safebox: 'Safebox',
  inSafebox: 'Nasa safebox mo',
  balance: 'Balance',
  changeOrReset: 'Palitan o i-reset',
  neededForSafebox: 'Kailangan para maglabas ng pera',
  // use-withdrawal-password.ts
  enterCurrentPassword: 'Ilagay ang kasalukuyang password mo.',
  passwordsDiffer: 'Hindi magkapareho ang password.',
  // wallets-password-page.tsx
  withdrawalPasswordSet: 'Na-set na ang withdrawal password mo.',
  mobileNeeded: 'Idagdag muna ang mobile number mo',
  addMobile: 'Magdagdag ng mobile number',
  mobileNeededHint: 'Nagte-text kami ng code kapag nagse-set o nagpapalit ka ng withdrawal password.',
  // withdrawal-password-form.tsx
  passwordUse:
    'Kailangan ang 6-digit password na ito sa bawat withdrawal at kapag naglalabas ng pera sa safebox. Hindi ito kailanman hihingin ng staff namin.',
  currentWithdrawalPassword: 'Kasalukuyang withdrawal password',
  loginPassword: 'Login password',
  forgotUseLoginPassword: 'Nakalimutan? Gamitin ang login password',
  useWithdrawalPassword: 'Gamitin ang withdrawal password',
  newWithdrawalPassword: 'Bagong withdrawal password',
  sixDigits: '6 na digit.',
  confirmPassword: 'Ulitin ang withdrawal password',
  changePausesWithdrawals: 'Para ligtas ang pera mo, naka-hold ang withdrawal nang 24 oras pagkatapos magpalit.',
  setPassword: 'I-set ang password',
  changePassword: 'Palitan ang password',
  moveToSafebox: 'Ilipat sa safebox',
  moveToBalance: 'Ilipat sa balance',
  moreThanSafebox: '{most} lang ang nasa safebox mo.',
})
