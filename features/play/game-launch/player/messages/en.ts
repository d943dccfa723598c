/** What the screens of this feature say. */
export const messages = {
  // bets-page.tsx
  bets: 'Bets',
  showOlder: 'Show older',
  noBetsYet: 'No bets yet',
  seeTheGames: 'See the games',
  eachRoundYouPlayAppears: 'Each round you play appears here with your bet and what it brought.',
  freeRound: 'Free round',
  betBet: 'Bet {bet}',
  inProgress: 'In progress',
  refunded: 'Refunded',
  // game-bar.tsx
  backToTheLobby: 'Back to the lobby',
  timeInThisGame: 'Time in this game',
  result: 'Result',
  demoPlayMoney: 'Demo: play money',
  limitsAndBreaks: 'Limits and breaks',
  loadTheGameAgain: 'Load the game again',
  rulesHistoryAndSettings: 'Rules, history and settings',
  leaveFullScreen: 'Leave full screen',
  fullScreen: 'Full screen',
  // game-frame.tsx
  thisTakesLongerThanUsual: 'This takes longer than usual. You can load the game again with the round arrow above.',
  // game-page.tsx
  startingName: 'Starting {name}',
  game: 'Game',
  // launch-failure.tsx
  tryAgain: 'Try again',
  gameNotFound: 'Game not found',
  notAvailable: 'Not available',
  inMaintenance: 'In maintenance',
  signInToTryIt: 'Sign in to try it',
  signIn: 'Sign in',
  playIsStopped: 'Play is stopped',
  whoAreYou: 'Who are you?',
  verifyMyIdentity: 'Verify my identity',
  notAvailableHere: 'Not available here',
  timeForABreak: 'Time for a break',
  myLimits: 'My limits',
  noConnection: 'No connection',
  theGameDidNotStart: 'The game did not start',
  // use-play-figures.ts
  valueMinutesOfPlayStaked: '{value} minutes of play: {staked} staked, {won} won.',
} as const
