/** The wallet's texts by code. Those of 1, 3 and 8 are shown to the player by the game. */
export const walletMessages = {
  ok: 'Done.',
  insufficientFunds: 'Your balance is too low for this bet.',
  playerNotFound: 'Player not found.',
  playerBlocked: 'You can’t place bets right now. Your balance is safe. Please contact customer service.',
  sessionInvalid: 'This session is not valid. Please open the game again from the lobby.',
  sessionExpired: 'This session has ended. Please open the game again from the lobby.',
  gameUnavailable: 'This game isn’t available right now.',
  currencyMismatch: 'currency has to be PHP.',
  limitReached: 'A limit has been reached.',
  duplicateMismatch: 'This txId was used for a different transaction. Repeat that one unchanged, or use a new txId.',
  betNotFound: 'There is no such bet, round or transaction of this player.',
  roundClosed: 'This round is over. Only a win may come later, with the permission for late wins.',
  txCancelled: 'This transaction was cancelled.',
  txAlreadySettled: 'This bet is already settled.',
  notPermitted: 'Not permitted: ask the operator for the permission, or the player has no such free round left.',
  badRequest: 'The request is invalid: {fault}',
  badSignature: 'The request’s signature was not accepted. {fault}',
  clockSkew: 'X-GLW-Time is {fault}. Send Unix milliseconds that differ by at most 300 seconds.',
  rateLimited: 'Too many requests in this second. Wait for Retry-After, then repeat with the same txId.',
  tryLater: 'Not applied. Retry with the same txId.',
  unknown: 'It’s unknown whether this was applied. Roll back a bet, retry anything else.',
  betMax: 'This bet is above your limit for one bet.',
  loss: 'You’ve reached the loss limit you set. It’s a good time for a break.',
  sessionTime: 'You’ve reached the play time you set. It’s a good time for a break.',
} as const

/** Why a request was refused with code 21. */
export const signatureFaults = {
  keyUnreadable: 'X-GLW-Key has to be the id of your key.',
  timeUnreadable: 'X-GLW-Time has to be Unix milliseconds, 1 to 15 digits.',
  nonceUnreadable: 'X-GLW-Nonce has to be 16 to 64 letters, digits, _ or -, different for each request.',
  signatureUnreadable: 'X-GLW-Sign has to be v1= and 64 lower-case hexadecimal digits.',
  keyUnknown: 'The key in X-GLW-Key is unknown, or was revoked.',
  signatureWrong: 'X-GLW-Sign does not fit: compare the secret, the five signed lines, and the bytes of the body.',
  nonceUsed: 'X-GLW-Nonce was used before: a repetition needs a new time, a new nonce and a new signature.',
} as const
