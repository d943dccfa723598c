import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // bank-accounts-skeleton.tsx
  loadingAccounts: 'Nilo-load ang mga account mo',
  // bank-card-list-page.tsx
  bankAccounts: 'Mga bank account',
  noAccountsYet: 'Wala pang account',
  addAccount: 'Magdagdag ng account',
  noAccountsHint:
    'Magdagdag ng bank account o e-wallet na nasa pangalan mo para sa mga withdrawal. Magagamit ito 24 oras matapos mong idagdag.',
  withdrawalsFrom: 'Available mula {time}',
  addAnotherAccount: 'Magdagdag pa ng account',
  accountLimitHint: 'Hanggang {max} account ang puwede. I-tap ang isa para palitan ito.',
  // bind-bank-card-form.tsx
  useACode: 'Gumamit ng code',
  usePasskey: 'Gumamit ng passkey',
  bankOrEWallet: 'Bangko o e-wallet',
  accountHolder: 'Pangalan ng may-ari ng account',
  ownNameOnly: 'Dapat nasa pangalan mo ang account.',
  changePausesWithdrawals: 'Para ligtas ang pera mo, naka-hold ang withdrawal nang 24 oras pagkatapos magpalit.',
  newAccountWaits:
    'Para ligtas ang pera mo, magagamit ang bagong account sa withdrawal 24 oras matapos mo itong idagdag.',
  changeAccount: 'Palitan ang account',
  addThisAccount: 'Idagdag ang account',
  walletNumber: 'Mobile number ng e-wallet',
  accountNumber: 'Account number',
  walletNumberHint: '11 digit, gaya ng 0917 123 4567.',
  accountNumberHint: 'Ilagay ang account number, hindi ang card number.',
  // bind-bank-card-page.tsx
  accountAdded: 'Naidagdag ang account. Puwede itong gamitin sa withdrawal pagkalipas ng 24 oras.',
  accountChanged: 'Napalitan ang account. Puwede itong gamitin sa withdrawal pagkalipas ng 24 oras.',
  mobileNeeded: 'Idagdag muna ang mobile number mo',
  addMobile: 'Magdagdag ng mobile number',
  mobileNeededHint: 'Nagte-text kami ng code tuwing magdadagdag o magpapalit ka ng account.',
  accountLimitReached: 'Naabot na ang limit ng account',
  yourAccounts: 'Mga account mo',
  accountLimitReachedHint: 'Hanggang {max} account ang puwede. Palitan na lang ang isa.',
  // match-badge.tsx
  nameDiffers: 'Ibang pangalan',
  nameInReview: 'Nire-review ang pangalan',
  verified: 'Verified',
  new: 'Bago',
  // use-bind-bank-card.ts
  passkeyNotUsed: 'Walang nagamit na passkey, at walang nabago. Subukan ulit, o gumamit ng code.',
})
