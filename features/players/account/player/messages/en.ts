/** What the screens of this feature say. */
export const messages = {
  // access/code-entry.tsx
  code: '6-digit code',
  // access/codes-unavailable.tsx
  askCustomerService: '{customerService} for help.',
  // access/entrance-page.tsx
  back: 'Back',
  customerService: 'Customer service',
  // access/forget-form.tsx
  mobileNumber: 'Mobile number',
  codeSentIfKnown: 'We’ve sent a code to {mobile} if that number has an account. The code is valid for 5 minutes.',
  newPassword: 'New password',
  setNewPassword: 'Set new password',
  // access/forget-page.tsx
  resetYourPassword: 'Reset your password',
  resetLead: 'We’ll send a code to your account’s mobile number so you can set a new password.',
  logIn: 'Log in',
  resetUnavailable:
    'You can’t reset your password here right now, because we can’t send codes by SMS. Your account and your balance are safe.',
  rememberYourPassword: 'Remember your password? {logIn}',
  // access/login-form.tsx
  mobileNumberOrUsername: 'Mobile number or username',
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
  keepMeLoggedIn: 'Keep me logged in',
  rememberPassword: 'Remember password',
  // access/login-page.tsx
  createAnAccount: 'Create an account',
  newHere: 'New here? {createAnAccount}',
  // access/new-password-fields.tsx
  passwordLength: '{min} to {max} characters',
  hardToGuess: 'Hard to guess',
  confirmPassword: 'Confirm password',
  confirmNewPassword: 'Confirm new password',
  // access/send-code-button.tsx
  resendIn: 'Resend in {secondsLeft}s',
  resendCode: 'Resend code',
  sendCode: 'Send code',
  // access/sign-in-notice.tsx
  lockedUntil: 'You can try again at {time}.',
  unlockWithACode: 'Unlock with a code',
  logInToWithdraw: 'Log in to withdraw',
  contactCustomerService: 'Contact customer service',
  // access/unlock-by-code.tsx
  accountMobileNumber: 'Mobile number of this account',
  unlockCodeHint: 'You’ll be logged in once you enter the last digit.',
  // access/use-begin-session.ts
  lastLogin: 'Last login: {details}',
  // agreement/agreement-field.tsx
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  agreement: 'I am {age} or older and agree to the {termsOfUse} and the {privacyPolicy}.',
  agreementAlone: 'I agree to the {termsOfUse} and the {privacyPolicy}.',
  // balance/balance-amount.tsx
  balanceHidden: 'Balance hidden',
  hideBalance: 'Hide balance',
  // inner-page.tsx
  limitsAndBreaks: 'Limits and breaks',
  // money-links.tsx
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  // presence-dialog.tsx
  confirmItIsYou: 'Confirm it’s you',
  cancel: 'Cancel',
  continue: 'Continue',
  // profile/avatar-choice.tsx
  avatar: 'Avatar',
  avatarNumber: 'Avatar {number}',
  // profile/bind-page.tsx
  addMobileNumber: 'Add a mobile number',
  loading: 'Loading',
  goToTheLobby: 'Go to the lobby',
  mobileNumberLinked: 'This number is linked to your account. To change it, contact customer service.',
  mobileNumberLead:
    'Your mobile number helps keep your account safe and lets you reset your password. Withdrawals will be on hold for 24 hours after you add it.',
  addThisNumber: 'Add this number',
  // step-up-field.tsx
  sendCodeFirst: 'Tap “Send code”, then enter the 6 digits.',
  // profile/change-password-sheet.tsx
  changePassword: 'Change password',
  currentPassword: 'Current password',
  codeForMobile: 'Code for {mobile}',
  passwordChangeLead: 'Your other devices will be logged out, and withdrawals will be on hold for 24 hours.',
  // profile/changed-terms-sheet.tsx
  ourTermsHaveChanged: 'Our terms have changed',
  readAndAgree: 'Read and agree',
  notNow: 'Not now',
  changedTermsLead: 'Please read the new version before you continue playing. You keep your balance either way.',
  // profile/close-account-row.tsx
  closeYourAccount: 'Close your account',
  // profile/close-account-sheet.tsx
  closingLogsOut: 'You’re logged out on every device and can no longer log in, play or deposit.',
  closingEndsBonuses:
    'Bonuses you haven’t finished playing through are lost. Coupons and free spins can’t be used while the account is closed, and expire as usual.',
  closingKeepsRecords: 'We keep the records that the law requires us to keep.',
  closingReopens: 'Customer service can reopen your account if you ask.',
  closingBecauseOfPlay: 'Is it because of gambling? Choose self-exclusion instead. It can’t be ended early.',
  closingExclude: 'Go to self-exclusion',
  closingBalance: 'Your balance, safebox and withdrawals in progress: {amount}',
  closingSeeBets: 'See your bets',
  closingSeeWithdrawals: 'See your withdrawals',
  closingSeeDeposits: 'See your deposits',
  closingWithdraw: 'Withdraw',
  closeMyAccount: 'Close my account',
  // profile/use-close-account.ts
  accountClosed: 'Your account is closed.',
  // profile/devices-card.tsx
  devices: 'Devices',
  logOutOthers: 'Log out others',
  logOutOthersTitle: 'Log out all other devices?',
  logOutOther: 'Log out',
  logOutDevice: 'Log out {device}',
  activeNow: 'Active now',
  lastActive: 'Last active {time}',
  thisDevice: 'This device',
  loginHistory: 'Login history',
  wrongPassword: 'Wrong password',
  logOutDeviceTitle: 'Log out {device}?',
  logOutDeviceLead: 'It will be logged out right away. If this wasn’t you, change your password too.',
  logOutOthersLead:
    'They will be logged out right away. If you see a device that isn’t yours, change your password too.',
  // profile/edit-profile-sheet.tsx
  editProfile: 'Edit profile',
  nickname: 'Nickname',
  nicknameHint: '2 to 20 characters. Other players can see it.',
  save: 'Save',
  // profile/profile-card.tsx
  userId: 'User ID',
  // profile/profile-info-page.tsx
  profile: 'Profile',
  logOut: 'Log out',
  // profile/security-card.tsx
  security: 'Security',
  mobileNumberUse: 'So you can reset your password if you forget it.',
  withdrawalPassword: 'Withdrawal password',
  withdrawalPasswordUse: 'Needed for every withdrawal.',
  emailAddress: 'Email address',
  emailAddressUse: 'Optional. Get news about your money and account by email.',
  passkeys: 'Passkeys',
  passkeysUse: 'Log in and confirm withdrawals with your fingerprint, face or screen lock.',
  identity: 'Identity',
  verifyYourIdentity: 'Verify your identity',
  identityVerified: 'Your identity is verified.',
  identityNotVerified: 'Not verified yet. It takes a few minutes.',
  proofOfBalance: 'Proof of balance',
  proofOfBalanceUse: 'Check that your balance is counted in what we owe players.',
  myData: 'My data',
  myDataUse: 'Download a copy of the data we hold about you.',
  // profile/sign-out-question.tsx
  logOutTitle: 'Log out?',
  stay: 'Stay',
  logOutLead: 'Your balance stays safe. Log in again anytime.',
  // registration/declarations-field.tsx
  declarations: 'I am {minimumAge} or older, and every statement on this list is true for me.',
  declarationsList: 'Who may play under the law',
  // registration/register-form.tsx
  site: 'Site',
  resetPassword: 'reset your password',
  createAccount: 'Create account',
  continueRegistration: 'Continue',
  username: 'Username',
  usernameHint: '{min} to {max} letters and numbers',
  dateOfBirth: 'Date of birth',
  logInOrReset: '{logIn} or {resetPassword}',
  // registration/register-page.tsx
  registrationUnavailable:
    'You can’t create an account right now. A new account needs a code by SMS, and we can’t send codes yet.',
  createYourAccount: 'Create your account',
  alreadyAPlayer: 'Already have an account? {logIn}',
  // registration/step-header.tsx
  stepContact: 'Your account',
  stepPassword: 'Your password',
  stepEligibility: 'About you',
  stepOf: 'Step {number} of {count}',
  previousStep: 'Previous step',
  // registration/superior-page.tsx
  referral: 'Referral',
  friendsUserId: 'Your friend’s user ID',
  referralLead:
    'Invited by a friend? Enter their user ID. You’ll find it in their profile. You can do this once, within 7 days of signing up and before your first deposit.',
  // access/passkey-sign-in-button.tsx
  logInWithPasskey: 'Log in with a passkey',
  // access/use-passkey-sign-in.ts
  passkeyNotUsed: 'No passkey was used. Try again, or log in with your password.',
  // access/line-sign-in-button.tsx
  logInWithLine: 'Log in with LINE',
} as const
