/** What the screens of this feature say. */
export const messages = {
  // app.tsx
  pageNotFound: 'Page not found',
  // pwa/install-sheet.tsx
  operatorNameOnYourHome: '{operatorName} on your home screen',
  opensFullScreenWithOne:
    'Opens full screen with one tap, and shows the lobby even without a connection. It takes less than 2 MB.',
  addOperatorName: 'Add {operatorName}',
  tap: 'Tap',
  shareInSafarisBar: 'Share in Safari’s bar',
  choose: 'Choose',
  addToHomeScreen: 'Add to Home Screen',
  tapAddTheLobbyOpens: 'Tap Add. The lobby opens from there like any app.',
  thisBrowserCannotPutOperator:
    'This browser cannot put {operatorName} on your home screen. Chrome can, and games run better in it.',
  openInChrome: 'Open in Chrome',
  // pwa/update-notice.tsx
  reload: 'Reload',
  // routes/cashier-pages.ts
  depositRecords: 'Deposit records',
  withdraw: 'Withdraw',
  withdrawalRecords: 'Withdrawal records',
  safebox: 'Safebox',
  bindAnAccount: 'Bind an account',
  bankAccounts: 'Bank accounts',
  withdrawalPassword: 'Withdrawal password',
  records: 'Records',
  bets: 'Bets',
  proofOfBalance: 'Proof of balance',
  // routes/lobby-pages.ts
  lobby: 'Lobby',
  games: 'Games',
  rewards: 'Rewards',
  news: 'News',
  search: 'Search',
  game: 'Game',
  demo: 'Demo',
  customerService: 'Customer service',
  theApp: 'The app',
  activities: 'Activities',
  rules: 'Rules',
  myProfile: 'My profile',
  member: 'Member',
  favorites: 'Favorites',
  reportAProblem: 'Report a problem',
  more: 'More',
  preview: 'Preview',
  // routes/page-routes.ts
  diagnostics: 'Diagnostics',
  // routes/players-pages.ts
  profileAndSecurity: 'Profile and security',
  mail: 'Mail',
  limitsAndBreaks: 'Limits and breaks',
  whoInvitedYou: 'Who invited you',
  verification: 'Verification',
  pictures: 'Pictures',
  logIn: 'Log in',
  register: 'Register',
  resetPassword: 'Reset password',
  aboutUs: 'About us',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  legalText: 'Legal text',
  licence: 'Licence',
  // screens/diagnostics-screen.tsx
  shellModeMode: '{shell}, {mode} mode',
  versionContentLobbyVersion: '{version}, content {lobbyVersion}',
  versionGameListVersionGame: 'version {gameListVersion}, {gameCount} games',
  idLevelUserLevel: '{id}, level {userLevel}',
  notReadYet: 'not read yet',
  innerWidthByInnerHeight: '{innerWidth} by {innerHeight}, {devicePixelRatio} pixels each',
  // screens/not-found-screen.tsx
  goToTheLobby: 'Go to the lobby',
  thereIsNothingAtThis: 'There is nothing at this address. The link may be old, or mistyped.',
  // screens/screen-failure-notice.tsx
  thisPageCouldNotBe: 'This page could not be loaded',
  theConnectionWasLostOn:
    'The connection was lost on the way, or a new version has come out. Nothing of yours is lost.',
  somethingWentWrongOnThis: 'Something went wrong on this page',
  theFaultIsOursYour: 'The fault is ours. Your balance and your bets are safe on the server.',
  tryAgain: 'Try again',
  // shells/desktop/desktop-shell.tsx
  skipToContent: 'Skip to content',
  // shells/desktop/left-menu.tsx
  main: 'Main',
  legal: 'Legal',
  forPlayersMinimumAgeOr: 'For players {minimumAge} or older',
  forPlayersInThePhilippines: 'For players in the Philippines, {minimumAge} or older',
  androidApp: 'Android app',
  iphoneHomeScreen: 'iPhone home screen',
  // shells/desktop/player-block.tsx
  player: 'Player',
  addFunds: 'Add funds',
  // shells/desktop/user-block.tsx
  loginRegister: 'Login / Register',
  // shells/mobile/tab-bar-entries.ts
  spin: 'Spin',
  wallets: 'Wallets',
  // shells/mobile/tab-bar.tsx
  getWhole: 'Get {whole}',
  toTop: 'To top',
} as const
