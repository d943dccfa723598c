import type { WalletAnswer, WalletCodeName } from './wire-types.ts'

/** Why the wallet refused. Repeating the request changes nothing. */
export type WalletRefusal = Exclude<WalletCodeName, 'ok' | 'rateLimited' | 'tryLater' | 'unknown'>

/** The outcome of a request, after every attempt. Read `kind` first. */
export type WalletReply<Answer extends WalletAnswer = WalletAnswer> =
  /** Applied now, or at an earlier attempt (`answer.dup`, and then at `answer.appliedAt`). */
  | { readonly kind: 'ok'; readonly answer: Answer }
  /** Nothing moved. Show `answer.msg` to the player if `showsMessage`. */
  | {
      readonly kind: 'refused'
      readonly reason: WalletRefusal
      readonly showsMessage: boolean
      readonly answer: WalletAnswer
    }
  /** The wallet said that nothing was applied. Drop a bet; repeat everything else later, with the same `txId`. */
  | { readonly kind: 'notApplied'; readonly cause: string; readonly answer?: WalletAnswer }
  /** Nobody knows. Roll a bet back; repeat everything else until it is answered, with the same `txId`. */
  | { readonly kind: 'unknown'; readonly cause: string; readonly answer?: WalletAnswer }

/** The messages of these are written for the player. */
const shownToPlayers: ReadonlySet<WalletRefusal> = new Set(['insufficientFunds', 'playerBlocked', 'limitReached'])

export const refused = (reason: WalletRefusal, answer: WalletAnswer): WalletReply => ({
  kind: 'refused',
  reason,
  showsMessage: shownToPlayers.has(reason),
  answer,
})
