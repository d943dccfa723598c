import type { GlwCodeName } from '#games/protocol/codes.ts'

export type SoftswissError = { readonly status: number; readonly code: number; readonly message: string }

const playerInvalid = { status: 412, code: 101, message: 'Player is invalid' }
const badRequest = { status: 400, code: 400, message: 'Bad request' }
const forbidden = { status: 403, code: 403, message: 'Forbidden' }
const unavailable = { status: 503, code: 503, message: 'Service is unavailable' }

/** Statuses of 500 and above make the aggregator roll bets back and resend everything else; the others make it stop. */
export const softswissError: Readonly<Record<Exclude<GlwCodeName, 'ok'>, SoftswissError>> = {
  insufficientFunds: { status: 412, code: 100, message: 'Player has not enough funds to process an action' },
  playerNotFound: playerInvalid,
  playerBlocked: { status: 412, code: 110, message: 'Player is disabled' },
  sessionInvalid: playerInvalid,
  sessionExpired: playerInvalid,
  gameUnavailable: { status: 412, code: 107, message: 'Game is forbidden to the player' },
  currencyMismatch: { status: 412, code: 154, message: 'Currency is not allowed for the player' },
  limitReached: { status: 412, code: 105, message: 'Player reached customized bet limit' },
  duplicateMismatch: badRequest,
  betNotFound: { status: 404, code: 404, message: 'Not found' },
  roundClosed: badRequest,
  txCancelled: badRequest,
  txAlreadySettled: badRequest,
  notPermitted: forbidden,
  badRequest,
  badSignature: forbidden,
  clockSkew: forbidden,
  rateLimited: unavailable,
  tryLater: unavailable,
  unknown: { status: 500, code: 500, message: 'Unknown error' },
}
