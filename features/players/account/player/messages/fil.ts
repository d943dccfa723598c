import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // access/code-entry.tsx
  code: '6-digit code',
  // access/codes-unavailable.tsx
  askCustomerService: '{customerService} para sa tulong.',
  // access/entrance-page.tsx
  back: 'Bumalik',
  customerService: 'Customer service',
  // access/forget-form.tsx
  mobileNumber: 'Mobile number',
  codeSentIfKnown: 'Kung may account ang {mobile}, nagpadala na kami ng code. Valid ito nang 5 minuto.',
  newPassword: 'Bagong password',
  setNewPassword: 'I-set ang bagong password',
  // access/forget-page.tsx
  resetYourPassword: 'I-reset ang password mo',
  resetLead: 'Magpapadala kami ng code sa mobile number ng account mo para makapag-set ka ng bagong password.',
  logIn: 'Mag-log in',
  resetUnavailable:
    'Hindi mo muna ma-reset ang password mo rito dahil hindi kami makapagpadala ng code sa SMS. Ligtas ang account at balance mo.',
  rememberYourPassword: 'Naalala mo na? {logIn}',
  // access/login-form.tsx
  mobileNumberOrUsername: 'Mobile number o username',
  password: 'Password',
  forgotYourPassword: 'Nakalimutan ang password?',
  keepMeLoggedIn: 'Manatiling naka-log in',
  rememberPassword: 'Tandaan ang password',
  // access/login-page.tsx
  createAnAccount: 'Gumawa ng account',
  newHere: 'Bago ka rito? {createAnAccount}',
  // access/new-password-fields.tsx
  passwordLength: '{min} hanggang {max} character',
  hardToGuess: 'Mahirap hulaan',
  confirmPassword: 'Ulitin ang password',
  confirmNewPassword: 'Ulitin ang bagong password',
  // access/send-code-button.tsx
  resendIn: 'I-resend ({secondsLeft}s)',
  resendCode: 'I-resend',
  sendCode: 'Ipadala ang code',
  // access/sign-in-notice.tsx
  lockedUntil: 'Subukan ulit mula {time}.',
  unlockWithACode: 'I-unlock gamit ang code',
  logInToWithdraw: 'Mag-log in para mag-withdraw',
  contactCustomerService: 'Kontakin ang customer service',
  // access/unlock-by-code.tsx
  accountMobileNumber: 'Mobile number ng account na ito',
  unlockCodeHint: 'Mala-log in ka pag nailagay mo ang huling digit.',
  // access/use-begin-session.ts
  lastLogin: 'Huling login: {details}',
  // agreement/agreement-field.tsx
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  agreement: '{age} taong gulang na ako o mas matanda at sang-ayon ako sa {termsOfUse} at {privacyPolicy}.',
  agreementAlone: 'Sang-ayon ako sa {termsOfUse} at {privacyPolicy}.',
  // balance/balance-amount.tsx
  balanceHidden: 'Nakatago ang balance',
  hideBalance: 'Itago ang balance',
  // inner-page.tsx
  limitsAndBreaks: 'Mga limit at pahinga',
  // money-links.tsx
  deposit: 'Mag-deposit',
  withdraw: 'Mag-withdraw',
  // presence-dialog.tsx
  confirmItIsYou: 'Kumpirmahing ikaw ito',
  cancel: 'Kanselahin',
  continue: 'Magpatuloy',
  // profile/avatar-choice.tsx
  avatar: 'Avatar',
  avatarNumber: 'Avatar {number}',
  // profile/bind-page.tsx
  addMobileNumber: 'Magdagdag ng mobile number',
  loading: 'Naglo-load',
  goToTheLobby: 'Pumunta sa lobby',
  mobileNumberLinked: 'Naka-link ang number na ito sa account mo. Para palitan ito, kontakin ang customer service.',
  mobileNumberLead:
    'Pinoprotektahan ng mobile number mo ang account mo, at magagamit mo ito sa pag-reset ng password. Naka-hold ang withdrawal nang 24 oras matapos mo itong idagdag.',
  addThisNumber: 'Idagdag ang number',
  // step-up-field.tsx
  sendCodeFirst: 'I-tap ang “Ipadala ang code”, tapos ilagay ang 6 digit.',
  // profile/change-password-sheet.tsx
  changePassword: 'Palitan ang password',
  currentPassword: 'Kasalukuyang password',
  codeForMobile: 'Code para sa {mobile}',
  passwordChangeLead: 'Mala-log out ang iba mong device at naka-hold ang withdrawal nang 24 oras.',
  // profile/changed-terms-sheet.tsx
  ourTermsHaveChanged: 'May bago sa aming terms',
  readAndAgree: 'Basahin at sumang-ayon',
  notNow: 'Saka na',
  changedTermsLead:
    'Pakibasa ang bagong version bago ka magpatuloy sa paglalaro. Sa iyo pa rin ang balance mo anuman ang piliin mo.',
  // profile/close-account-row.tsx
  closeYourAccount: 'Isara ang account mo',
  // profile/close-account-sheet.tsx
  closingLogsOut: 'Mala-log out ka sa lahat ng device, at hindi ka na makaka-log in, makakalaro o makakapag-deposit.',
  closingEndsBonuses:
    'Mawawala ang mga bonus na hindi mo pa natatapos ang playthrough. Hindi magagamit ang coupons at free spins habang sarado ang account, at mag-e-expire pa rin ang mga ito.',
  closingKeepsRecords: 'Itatago namin ang mga record na kailangang itago ayon sa batas.',
  closingReopens: 'Puwedeng buksan ulit ng customer service ang account mo kapag hiniling mo.',
  closingBecauseOfPlay: 'Dahil ba sa pagsusugal? Self-exclusion ang piliin mo. Hindi ito matatapos nang maaga.',
  closingExclude: 'Pumunta sa self-exclusion',
  closingBalance: 'Balance, safebox at mga withdrawal na pinoproseso: {amount}',
  closingSeeBets: 'Tingnan ang mga taya mo',
  closingSeeWithdrawals: 'Tingnan ang mga withdrawal mo',
  closingSeeDeposits: 'Tingnan ang mga deposit mo',
  closingWithdraw: 'Mag-withdraw',
  closeMyAccount: 'Isara ang account ko',
  // profile/use-close-account.ts
  accountClosed: 'Sarado na ang account mo.',
  // profile/devices-card.tsx
  devices: 'Mga device',
  logOutOthers: 'I-log out ang iba',
  logOutOthersTitle: 'I-log out ang lahat ng ibang device?',
  logOutOther: 'I-log out',
  logOutDevice: 'I-log out ang {device}',
  activeNow: 'Active ngayon',
  lastActive: 'Huling active {time}',
  thisDevice: 'Device na ito',
  loginHistory: 'History ng login',
  wrongPassword: 'Maling password',
  logOutDeviceTitle: 'I-log out ang {device}?',
  logOutDeviceLead: 'Mala-log out ito agad. Kung hindi ikaw ito, palitan mo rin ang password mo.',
  logOutOthersLead: 'Mala-log out agad ang mga ito. Kung may device na hindi sa iyo, palitan mo rin ang password mo.',
  // profile/edit-profile-sheet.tsx
  editProfile: 'I-edit ang profile',
  nickname: 'Nickname',
  nicknameHint: '2 hanggang 20 character. Makikita ito ng ibang player.',
  save: 'I-save',
  // profile/profile-card.tsx
  userId: 'User ID',
  // profile/profile-info-page.tsx
  profile: 'Profile',
  logOut: 'Log out',
  // profile/security-card.tsx
  security: 'Security',
  mobileNumberUse: 'Para ma-reset mo ang password kapag nakalimutan.',
  withdrawalPassword: 'Withdrawal password',
  withdrawalPasswordUse: 'Kailangan sa bawat withdrawal.',
  emailAddress: 'Email address',
  emailAddressUse: 'Optional. Makatanggap ng balita tungkol sa pera at account mo sa email.',
  passkeys: 'Mga passkey',
  passkeysUse: 'Mag-log in at magkumpirma ng withdrawal gamit ang fingerprint, mukha o screen lock mo.',
  identity: 'Identity',
  verifyYourIdentity: 'I-verify ang identity mo',
  identityVerified: 'Verified na ang identity mo.',
  identityNotVerified: 'Hindi pa verified. Ilang minuto lang ito.',
  proofOfBalance: 'Proof of balance',
  proofOfBalanceUse: 'Tingnan kung kasama ang balance mo sa kabuuang balance ng mga player.',
  myData: 'Data ko',
  myDataUse: 'Mag-download ng kopya ng data mo na hawak namin.',
  // profile/sign-out-question.tsx
  logOutTitle: 'Mag-log out?',
  stay: 'Manatili',
  logOutLead: 'Ligtas ang balance mo. Puwede kang mag-log in ulit kahit kailan.',
  // registration/declarations-field.tsx
  declarations:
    '{minimumAge} taong gulang na ako o mas matanda, at totoo para sa akin ang lahat ng nasa listahang ito.',
  declarationsList: 'Sino ang puwedeng maglaro ayon sa batas',
  // registration/register-form.tsx
  site: 'Site',
  resetPassword: 'i-reset ang password mo',
  createAccount: 'Gumawa ng account',
  continueRegistration: 'Magpatuloy',
  username: 'Username',
  usernameHint: '{min} hanggang {max} letra at numero',
  dateOfBirth: 'Petsa ng kapanganakan',
  logInOrReset: '{logIn} o {resetPassword}',
  // registration/register-page.tsx
  registrationUnavailable:
    'Hindi ka muna makakagawa ng account. Kailangan ng bagong account ng code sa SMS, at hindi pa kami makapagpadala ng code.',
  createYourAccount: 'Gumawa ng account',
  alreadyAPlayer: 'May account ka na? {logIn}',
  // registration/step-header.tsx
  stepContact: 'Account mo',
  stepPassword: 'Password mo',
  stepEligibility: 'Tungkol sa iyo',
  stepOf: 'Step {number} ng {count}',
  previousStep: 'Nakaraang step',
  // registration/superior-page.tsx
  referral: 'Referral',
  friendsUserId: 'User ID ng kaibigan mo',
  referralLead:
    'In-invite ka ng kaibigan? Ilagay ang user ID niya na makikita sa profile niya. Isang beses lang ito, sa loob ng 7 araw mula sa pag-sign up at bago ang una mong deposit.',
  // access/passkey-sign-in-button.tsx
  logInWithPasskey: 'Mag-log in gamit ang passkey',
  // access/use-passkey-sign-in.ts
  passkeyNotUsed: 'Walang nagamit na passkey. Subukan ulit, o mag-log in gamit ang password mo.',
  // access/line-sign-in-button.tsx
  logInWithLine: 'Mag-log in gamit ang LINE',
})
