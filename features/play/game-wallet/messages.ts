import { defineMessages } from '#core/message/message.ts'

/** The wallet's texts by code. Those of 1, 3 and 8 are shown to the player by the game. */
export const walletMessages = defineMessages({
  ok: 'Done.',
  insufficientFunds: 'Your balance is too low for this bet.',
  playerNotFound: 'There is no such player.',
  playerBlocked: 'You cannot place bets at the moment. Your balance is safe. Customer service can tell you more.',
  sessionInvalid: 'This session is not known. Open the game again from the lobby.',
  sessionExpired: 'This session has ended. Open the game again from the lobby.',
  gameUnavailable: 'This game is not available at the moment.',
  currencyMismatch: 'Amounts are in PHP.',
  limitReached: 'A limit is reached.',
  duplicateMismatch: 'This txId was used for something else.',
  betNotFound: 'There is no such bet.',
  roundClosed: 'This round is closed.',
  txCancelled: 'This transaction was cancelled.',
  txAlreadySettled: 'This bet is settled.',
  notPermitted: 'This provider is not permitted to do that.',
  badRequest: 'The request cannot be read: {fault}',
  badSignature: 'The signature is missing, wrong, or was used before.',
  clockSkew: 'The clocks differ by more than five minutes.',
  rateLimited: 'Too many requests. Try again shortly.',
  tryLater: 'Not applied. Ask again with the same txId.',
  unknown: 'It is not known whether this was applied.',
  betMax: 'This bet is above your limit for one bet.',
  loss: 'You have reached the loss limit that you set. It is a good moment for a break.',
  sessionTime: 'You have reached the play time that you set. It is a good moment for a break.',
})
