import type { GlwCodeName } from '#games/protocol/codes.ts'

export type PgError = { readonly code: string; readonly message: string }

const invalidRequest = { code: '1034', message: 'Invalid request' }
const invalidOperator = { code: '1204', message: 'Invalid operator' }
const invalidSession = { code: '1302', message: 'Invalid player session' }
const betFailed = { code: '3033', message: 'Bet failed' }
const internalError = { code: '1200', message: 'Internal server error' }

/** After 1200 the aggregator resends the transfer with `is_validate_bet`; the others make it stop. */
export const pgError: Readonly<Record<Exclude<GlwCodeName, 'ok'>, PgError>> = {
  insufficientFunds: { code: '3202', message: 'Not enough cash balance to bet' },
  playerNotFound: { code: '3004', message: 'Player does not exist' },
  playerBlocked: betFailed,
  sessionInvalid: invalidSession,
  sessionExpired: invalidSession,
  gameUnavailable: betFailed,
  currencyMismatch: invalidRequest,
  limitReached: betFailed,
  duplicateMismatch: betFailed,
  betNotFound: { code: '3021', message: 'Bet does not exist' },
  roundClosed: betFailed,
  txCancelled: betFailed,
  txAlreadySettled: betFailed,
  notPermitted: invalidOperator,
  badRequest: invalidRequest,
  badSignature: invalidOperator,
  clockSkew: invalidOperator,
  rateLimited: internalError,
  tryLater: internalError,
  unknown: internalError,
}
