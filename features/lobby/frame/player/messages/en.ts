/** What the screens of this feature say. */
export const messages = {
  // balance-amount.tsx
  balanceHidden: 'Balance hidden',
  hideBalance: 'Hide balance',
  // balance-chip.tsx
  refreshBalance: 'Refresh balance',
  // buzz-choice.tsx
  thisDevice: 'This device',
  vibrateAtTaps: 'Vibrate at taps',
  // deposit-link.tsx
  deposit: 'Deposit',
  // face-dot.tsx
  somethingWaitsForYou: 'Something waits for you',
  // footer-content.tsx
  responsiblePlay: 'Responsible play',
  operatorNameLicenceQuestions: '{operatorName} {licence} Questions: {supportEmail}',
  isOperatedByHolderAddress: 'is operated by {holder}, {address}, under licence {number} granted by {regulator}.',
  isADemonstrationByHolder:
    'is a demonstration by {holder}, {address}. It holds no gaming licence, and no real money can be deposited or paid out.',
  gamesBy: 'Games by',
  customerService: 'Customer service',
  limitsAndBreaks: 'Limits and breaks',
  aboutUs: 'About us',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  theApp: 'The app',
  aboutTheHouse: 'About the house',
  facebook: 'Facebook',
  telegram: 'Telegram',
  instagram: 'Instagram',
  twitch: 'Twitch',
  followUs: 'Follow us',
  // level-target.tsx
  levelUserLevel: 'Level {userLevel}',
  amountOfAmount2: '{amount} of {amount2}',
  // member-page.tsx
  myProfile: 'My profile',
  logOut: 'Log out',
  vipVip: 'VIP {vip}',
  userId: 'User ID',
  superiorId: 'Superior ID',
  invitedByAFriend: 'Invited by a friend?',
  enterTheirUserId: 'Enter their user ID',
  points: 'Points',
  // menu-entries.ts
  profileAndSecurity: 'Profile and security',
  records: 'Records',
  withdraw: 'Withdraw',
  verifyYourIdentity: 'Verify your identity',
  withdrawalPassword: 'Withdrawal password',
  bankAccounts: 'Bank accounts',
  mail: 'Mail',
  somethingNew: 'something new',
  bindAMobileNumber: 'Bind a mobile number',
  favorites: 'Favorites',
  tasks: 'Tasks',
  aRewardToTake: 'a reward to take',
  reportAProblem: 'Report a problem',
  more: 'More',
  // more-page.tsx
  playResponsibly: 'Play responsibly',
  whoMayPlay: 'Who may play',
  licence: 'Licence',
  proofOfBalance: 'Proof of balance',
  help: 'Help',
  versionAppVersion: 'Version {appVersion}',
  // player-bar.tsx
  myMenu: 'My menu',
  // side-menu-sheet.tsx
  balance: 'Balance',
} as const
