/** What the screens of this feature say. */
export const messages = {
  // access/code-entry.tsx
  codeFromTheMessage: 'Code from the message',
  // access/entrance-page.tsx
  back: 'Back',
  customerService: 'Customer service',
  // access/forget-form.tsx
  mobileNumber: 'Mobile number',
  ifMaskedMobileBelongsTo:
    'If {maskedMobile} belongs to an account, its code is on the way. It is valid for 5 minutes.',
  newPassword: 'New password',
  setNewPassword: 'Set new password',
  // access/forget-page.tsx
  resetYourPassword: 'Reset your password',
  weSendACodeTo: 'We send a code to the mobile number of your account. With it you choose a new password.',
  logIn: 'Log in',
  youKnowItAfterAll: 'You know it after all? {logIn}',
  // access/login-form.tsx
  mobileNumberOrUsername: 'Mobile number or username',
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
  keepMeSignedIn: 'Keep me signed in',
  rememberPassword: 'Remember password',
  // access/login-page.tsx
  createAnAccount: 'Create an account',
  newHereCreateAnAccount: 'New here? {createAnAccount}',
  // access/new-password-fields.tsx
  minToMaxCharacters: '{min} to {max} characters',
  notEasyToGuess: 'Not easy to guess',
  labelOnceMore: '{label}, once more',
  // access/send-code-button.tsx
  resendInSecondsLeftS: 'Resend in {secondsLeft} s',
  resendCode: 'Resend code',
  sendCode: 'Send code',
  // access/sign-in-notice.tsx
  theLockEndsAtTime: 'The lock ends at {time}.',
  unlockWithACode: 'Unlock with a code',
  logInToWithdraw: 'Log in to withdraw',
  contactCustomerService: 'Contact customer service',
  // access/site-field.tsx
  site: 'Site',
  // access/unlock-by-code.tsx
  mobileNumberOfThisAccount: 'Mobile number of this account',
  code: 'Code',
  theLastDigitSignsYou: 'The last digit signs you in with the password above.',
  // access/use-begin-session.ts
  lastSignInValue: 'Last sign-in: {value}',
  // agreement/agreement-field.tsx
  iAm: 'I am',
  orOlderAndAgreeTo: 'or older and agree to the',
  andThe: 'and the',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  // inner-page.tsx
  limitsAndBreaks: 'Limits and breaks',
  // presence-dialog.tsx
  isItStillYou: 'Is it still you?',
  cancel: 'Cancel',
  continue: 'Continue',
  // profile/avatar-choice.tsx
  avatar: 'Avatar',
  avatarAvatar: 'Avatar {avatar}',
  // profile/bind-page.tsx
  bindAMobileNumber: 'Bind a mobile number',
  loading: 'Loading',
  goToTheLobby: 'Go to the lobby',
  thisNumberIsBoundTo: 'This number is bound to your account. Customer service can change it.',
  valueForADayAfter: '{value} For a day after, withdrawals rest.',
  bindThisNumber: 'Bind this number',
  // profile/change-password-sheet.tsx
  changePassword: 'Change password',
  presentPassword: 'Present password',
  codeForMobile: 'Code for {mobile}',
  yourOtherDevicesAreSigned: 'Your other devices are signed out, and withdrawals rest for a day.',
  // profile/changed-terms-sheet.tsx
  ourTermsHaveChanged: 'Our terms have changed',
  readAndAgree: 'Read and agree',
  later: 'Later',
  pleaseReadTheNewVersion: 'Please read the new version before you play on. Your balance is yours either way.',
  // profile/devices-card.tsx
  devices: 'Devices',
  endAllOthers: 'End all others',
  endAllOtherSessions: 'End all other sessions?',
  endThisSession: 'End this session?',
  end: 'End',
  keep: 'Keep',
  allYourOtherDevicesAre: 'All your other devices are',
  theDevice: 'The device',
  endDevice: 'End {device}',
  activeNow: 'Active now',
  activeTime: 'Active {time}',
  thisDevice: 'This device',
  signInHistory: 'Sign-in history',
  wrongPassword: 'Wrong password',
  deviceIs: '{device} is',
  allYourOtherDevicesAreSigned:
    '{allYourOtherDevicesAre} signed out at once. If it was not you, change your password too.',
  // profile/edit-profile-sheet.tsx
  editProfile: 'Edit profile',
  nickname: 'Nickname',
  otherPlayersSeeIt2: 'Other players see it: 2 to 20 characters.',
  save: 'Save',
  // profile/profile-card.tsx
  userId: 'User ID',
  // profile/profile-info-page.tsx
  profile: 'Profile',
  logOut: 'Log out',
  // profile/security-card.tsx
  security: 'Security',
  itBringsYouBackIn: 'It brings you back in when a password is lost.',
  withdrawalPassword: 'Withdrawal password',
  askedForBeforeEachWithdrawal: 'Asked for before each withdrawal.',
  verifyYourIdentity: 'Verify your identity',
  yourIdentityIsVerified: 'Your identity is verified.',
  neededBeforeYourFirstWithdrawal: 'Needed before your first withdrawal.',
  proofOfBalance: 'Proof of balance',
  seeThatYourBalanceIs: 'See that your balance is part of what the house owes.',
  // profile/sign-out-question.tsx
  logOut2: 'Log out?',
  stay: 'Stay',
  yourBalanceStaysSafeTo: 'Your balance stays safe. To play again, log in with your password.',
  // registration/declarations-field.tsx
  mayYouPlay: 'May you play?',
  theLawAsksUsTo: 'The law asks us to hear each of these from you. Tick those that are true.',
  // registration/register-form.tsx
  resetThePassword: 'reset the password',
  createAccount: 'Create account',
  username: 'Username',
  minToMaxLettersAnd: '{min} to {max} letters and digits',
  dateOfBirth: 'Date of birth',
  logInOrResetThe: '{logIn} or {resetThePassword}',
  // registration/register-page.tsx
  createYourAccount: 'Create your account',
  alreadyAPlayerLogIn: 'Already a player? {logIn}',
  // registration/superior-page.tsx
  whoInvitedYou: 'Who invited you',
  superiorId: 'Superior ID',
  invitedByAFriendEnter:
    'Invited by a friend? Enter their user ID. You’ll find it in their profile. You can do this once, within seven days of registering and before your first deposit.',
  yourFriendsUserId: 'Your friend’s user ID',
} as const
