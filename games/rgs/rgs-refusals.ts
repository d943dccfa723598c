/** Every refusal with the words for the player. */
export const rgsRefusals = {
  sessionEnded: 'This game was opened somewhere else, or too long ago. Open it again from the lobby.',
  launchRefused: 'This link has been used or is too old. Open the game again from the lobby.',
  demoRefused: 'Demonstrations are opened from the lobby.',
  demoExpired: 'This demonstration was asked for too long ago. Open it again from the lobby.',
  gameNotFound: 'There is no such game.',
  gameUnavailable: 'This game is closed at the moment.',
  badStake: 'This stake is not offered.',
  spotLimit: 'That is above the limit for this bet. Nothing was taken.',
  roundLimit: 'That is above what you may bet in one round here. Nothing was taken.',
  badChoice: 'This choice is not offered.',
  badMove: 'There is no such move.',
  betsClosed: 'No more bets in this round.',
  tooManyBets: 'So many different bets are not possible in one round.',
  noFreeRounds: 'There are no free rounds left.',
  tooLate: 'It was too late: the flight is over.',
  notNow: 'This move is not possible now.',
  outOfTurn: 'The round has gone on without this move.',
  noRound: 'There is no such round.',
  roundUnderWay: 'Your last round is not over yet.',
  requestMismatch: 'This request was already used for something else.',
  tooFast: 'One round after the other, please.',
  insufficientFunds: 'Your balance is too small for this stake.',
  playStopped: 'Your account cannot play at the moment.',
  limitReached: 'You have reached a limit you set yourself.',
  walletAway: 'The cashier does not answer. Nothing was taken; try again in a moment.',
  badRequest: 'This request makes no sense.',
} as const
export type RgsRefusal = keyof typeof rgsRefusals

export const isRgsRefusal = (word: string): word is RgsRefusal => Object.hasOwn(rgsRefusals, word)
