import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { LimitKind, GlwCodeName, TxState } from '#games/protocol/codes.ts'
import type { Operation, Op } from '#games/protocol/operations.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { AdapterName } from '../adapter-names.ts'
import type { Deadline } from './gate/deadline.ts'
import type { NonceClaim } from './nonce-claim.ts'

/** The operations that move money or end rounds. The others only read, or open a session. */
export type MovingOp = Exclude<Op, 'authenticate' | 'balance' | 'txstatus'>

export type Provider = {
  readonly id: string
  readonly name: string
  /** Paused: no game is started and no bet is accepted; what was staked is settled. */
  readonly state: 'enabled' | 'paused' | 'disabled'
  readonly mayVoidRound: boolean
  readonly mayAdjust: boolean
  readonly mayPromo: boolean
  /** Has progressive pools: it is polled for them, and their wins are paid from the jackpot account. */
  readonly mayJackpot: boolean
  readonly lateWinHours: number | null
  readonly promoBetRate: BasisPoints
  readonly requestsPerSecond: number
  readonly inquiryUrl: string | null
  /** Null: the provider speaks GLW/1 itself. */
  readonly adapter: AdapterName | null
}

type WalletRequest<O extends MovingOp> = { readonly op: O; readonly body: Operation<O> }

/** An operation as submitted to the ledger. */
export type WalletOrder<O extends MovingOp = MovingOp> = { [Each in O]: WalletRequest<Each> }[O] & {
  readonly provider: Provider
  readonly playerId: bigint
  /** The hash of the bet's session, in hexadecimal. */
  readonly sessionHash: string | undefined
  readonly deadline: Deadline
  /** Undefined if it was taken before, or the operation was not signed. */
  readonly nonce: NonceClaim | undefined
}

/** Bets that end their round, which nearly always begin it as well: the round and all its ids are then new. */
export const isWholeRound = (order: WalletOrder): boolean =>
  (order.op === 'bet' || order.op === 'betwin') && order.body.endRound

/**
 * The wallet's answer without balance and time, which are always current. Stored for repetitions, except for the last two,
 * which a repetition reads from the transaction.
 */
export type WalletDecision = {
  readonly code: GlwCodeName
  readonly kind?: LimitKind
  readonly state: TxState | null
  readonly txId: string | null
  readonly dup: boolean
  /** Of a repetition: when its id was applied. */
  readonly appliedAt?: Instant
  /** Of a rollback: what went back to the player, less than nothing where a round's wins were more than its bets. */
  readonly amount?: Centavos
}

/** A player, as far as the wallet needs. */
export type PlayerAtPlay = {
  readonly id: bigint
  readonly nickname: string
  /** Suspended, excluded or taking a break: no bets. */
  readonly isStopped: boolean
  /** Has limits, which must then be read. */
  readonly hasLimits: boolean
}

/** A game, as far as the wallet needs. */
export type GameAtPlay = {
  readonly providerId: string
  readonly gameCode: string
  readonly type: GameType
  readonly isAvailable: boolean
}
