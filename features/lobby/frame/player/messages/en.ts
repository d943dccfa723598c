/** What the screens of this feature say. */
export const messages = {
  // balance-chip.tsx
  refreshBalance: 'Refresh balance',
  wallet: 'Wallet',
  // buzz-choice.tsx
  thisDevice: 'This device',
  vibrateOnTap: 'Vibrate when you tap',
  // deposit-link.tsx
  depositChip: 'Deposit',
  // face-dot.tsx
  somethingNew: 'You have something new',
  // footer-content.tsx
  responsiblePlay: 'Responsible play',
  licensed: '{operatorName} is operated by {holder}, {address}, under licence {number} granted by {regulator}.',
  noLicence: '{operatorName} has no gaming licence.',
  demonstration:
    '{operatorName} is a demonstration by {holder}, {address}. It has no gaming licence, and you can’t deposit or withdraw real money.',
  questions: 'Questions? Email {supportEmail}',
  gameProviders: 'Game providers',
  customerService: 'Customer service',
  limitsAndBreaks: 'Limits and breaks',
  aboutUs: 'About us',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  getTheApp: 'Get the app',
  aboutOperator: 'About {operatorName}',
  followUs: 'Follow us',
  // level-target.tsx
  level: 'Play level {level}',
  betOfTarget: '{bet} of {target}',
  // member-page.tsx
  myProfile: 'My profile',
  logOut: 'Log out',
  vip: 'VIP {vip}',
  userId: 'User ID',
  invitedBy: 'Invited by (user ID)',
  invitedByAFriend: 'Invited by a friend?',
  enterTheirUserId: 'Enter their user ID',
  points: 'Points',
  // menu-entries.ts
  profileAndSecurity: 'Profile and security',
  records: 'Records',
  withdraw: 'Withdraw',
  identity: 'Identity',
  verifyIdentity: 'Verify your identity',
  withdrawalPassword: 'Withdrawal password',
  bankAccounts: 'Bank accounts',
  inbox: 'Inbox',
  newMessage: 'New message',
  newAnswer: 'New answer in your chat',
  addMobileNumber: 'Add a mobile number',
  favorites: 'Favorites',
  tasks: 'Tasks',
  rewardToClaim: 'Reward to claim',
  reportAProblem: 'Report a problem',
  more: 'More',
  // more-page.tsx
  gameSuggestions: 'Game suggestions',
  playResponsibly: 'Play responsibly',
  whoCanPlay: 'Who can play',
  licence: 'Licence',
  proofOfBalance: 'Proof of balance',
  gameReturns: 'Game returns',
  help: 'Help',
  version: 'Version {appVersion}',
  // player-bar.tsx
  myMenu: 'My menu',
  // side-menu-sheet.tsx
  balance: 'Balance',
  deposit: 'Deposit',
} as const
