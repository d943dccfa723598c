/** What the screens of this feature say. */
export const messages = {
  // bets-page.tsx
  betHistory: 'Bet history',
  showOlder: 'Show older bets',
  noBets: 'No bets yet',
  seeTheGames: 'See the games',
  noBetsText: 'Each round you play will appear here with your bet and the result.',
  freeRound: 'Free round',
  betOf: 'Bet {amount}',
  watchAgain: 'Watch again',
  inProgress: 'In progress',
  refunded: 'Refunded',
  // game-bar.tsx
  backToLobby: 'Back to the lobby',
  timeInThisGame: 'Time in this game',
  result: 'Result',
  playForReal: 'Play for real',
  demoPlayMoney: 'Demo: play money',
  limitsAndBreaks: 'Limits and breaks',
  reloadGame: 'Reload the game',
  gameMenu: 'Rules, history and settings',
  miniPlayer: 'Keep playing in a corner',
  gameDetails: 'Game details',
  exitFullScreen: 'Exit full screen',
  fullScreen: 'Full screen',
  // corner-bar.tsx
  backToTheGame: 'Back to the game',
  closeTheGame: 'Close the game',
  // game-panel.tsx
  aboutTheGame: 'About',
  yourRounds: 'Your rounds',
  fairness: 'Fairness',
  closeDetails: 'Close the details',
  contactSupport: 'Contact customer service',
  noRoundsHere: 'No rounds yet',
  noRoundsHereText: 'The rounds you play in this game will appear here with your bet and the result.',
  fairnessText:
    'Every result comes from a seed that we can’t change once you bet: you see its hash first, and the seed itself later.',
  fairnessCheck: 'With the seed you can recalculate the result in your own browser.',
  checkARound: 'Check a round',
  // game-frame.tsx
  slowStart: 'This is taking longer than usual. Tap the reload button above to try again.',
  // game-page.tsx
  startingGame: 'Starting {name}',
  game: 'Game',
  // launch-failure.tsx
  tryAgain: 'Try again',
  gameNotFound: 'Game not found',
  notAvailable: 'Not available',
  inMaintenance: 'Under maintenance',
  logInToTry: 'Log in to try it',
  logIn: 'Log in',
  playStopped: 'You can’t play right now',
  identityNeeded: 'Verify your identity',
  verifyIdentity: 'Verify my identity',
  notAvailableHere: 'Not available where you are',
  limitReached: 'You’ve reached your limit',
  myLimits: 'See my limits',
  noConnection: 'No connection',
  gameDidNotStart: 'The game didn’t start',
  // use-play-figures.ts
  realityCheck: {
    one: 'You’ve been playing for 1 minute. You bet {staked} and won {won}.',
    other: 'You’ve been playing for {count} minutes. You bet {staked} and won {won}.',
  },
} as const
