import type { GlwCodeName } from '#games/protocol/codes.ts'

/**
 * The aggregator's status for each outcome. It rolls a bet back after UNKNOWN and TIMEOUT and retries everything else;
 * WRONG_SYNTAX makes it stop, which suits ended rounds and settled bets, for which it has no status.
 */
export const hub88Status: Readonly<Record<GlwCodeName, `RS_${string}`>> = {
  ok: 'RS_OK',
  insufficientFunds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  playerNotFound: 'RS_ERROR_INVALID_TOKEN',
  playerBlocked: 'RS_ERROR_USER_DISABLED',
  sessionInvalid: 'RS_ERROR_INVALID_TOKEN',
  sessionExpired: 'RS_ERROR_TOKEN_EXPIRED',
  gameUnavailable: 'RS_ERROR_INVALID_GAME',
  currencyMismatch: 'RS_ERROR_WRONG_CURRENCY',
  limitReached: 'RS_ERROR_LIMIT_REACHED',
  duplicateMismatch: 'RS_ERROR_DUPLICATE_TRANSACTION',
  betNotFound: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  roundClosed: 'RS_ERROR_WRONG_SYNTAX',
  txCancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  txAlreadySettled: 'RS_ERROR_WRONG_SYNTAX',
  notPermitted: 'RS_ERROR_INVALID_PARTNER',
  badRequest: 'RS_ERROR_WRONG_SYNTAX',
  badSignature: 'RS_ERROR_INVALID_SIGNATURE',
  clockSkew: 'RS_ERROR_INVALID_SIGNATURE',
  rateLimited: 'RS_ERROR_TIMEOUT',
  tryLater: 'RS_ERROR_TIMEOUT',
  unknown: 'RS_ERROR_UNKNOWN',
}
