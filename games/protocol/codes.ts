/** Every code that a wallet answers, under the protocol's own names. */
export const glwCode = {
  ok: 0,
  insufficientFunds: 1,
  playerNotFound: 2,
  playerBlocked: 3,
  sessionInvalid: 4,
  sessionExpired: 5,
  gameUnavailable: 6,
  currencyMismatch: 7,
  limitReached: 8,
  duplicateMismatch: 9,
  betNotFound: 10,
  roundClosed: 11,
  txCancelled: 12,
  txAlreadySettled: 13,
  notPermitted: 14,
  badRequest: 20,
  badSignature: 21,
  clockSkew: 22,
  rateLimited: 24,
  tryLater: 90,
  unknown: 99,
} as const
export type GlwCodeName = keyof typeof glwCode

/** What a wallet keeps of a transaction id. */
export const txStates = ['APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONE'] as const
export type TxState = (typeof txStates)[number]

/** Which limit a code 8 is about. */
export const limitKinds = ['BET_MAX', 'LOSS', 'SESSION_TIME'] as const
export type LimitKind = (typeof limitKinds)[number]
