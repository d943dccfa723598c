import type { LimitKind, GlwCodeName, TxState } from '#games/protocol/codes.ts'
import type { Operation, Op } from '#games/protocol/operations.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { AdapterName } from '../adapter-names.ts'
import type { Deadline } from './gate/deadline.ts'
import type { NonceClaim } from './gate/nonce-claim.ts'

/** The operations that move money or end rounds. The others only read, or open a session. */
export type MovingOp = Exclude<Op, 'authenticate' | 'balance' | 'txstatus'>

export type Provider = {
  readonly id: string
  readonly name: string
  /** Paused: no game is started and no bet is taken; what was staked is settled. */
  readonly state: 'enabled' | 'paused' | 'disabled'
  readonly mayVoidRound: boolean
  readonly mayAdjust: boolean
  readonly mayPromo: boolean
  /** Has progressive pools: it is asked about them, and their wins are paid from the jackpots. */
  readonly mayJackpot: boolean
  readonly lateWinHours: number | null
  readonly promoBetRate: BasisPoints
  readonly requestsPerSecond: number
  readonly inquiryUrl: string | null
  /** Null: the provider speaks GLW/1 itself. */
  readonly adapter: AdapterName | null
}

type Asked<O extends MovingOp> = { readonly op: O; readonly body: Operation<O> }

/** One operation on its way through the ledger. */
export type WalletOrder<O extends MovingOp = MovingOp> = { [Each in O]: Asked<Each> }[O] & {
  readonly provider: Provider
  readonly playerId: bigint
  /** Of the session that a bet carries, as hexadecimal digits. */
  readonly sessionHash: string | undefined
  readonly deadline: Deadline
  /** Undefined where it was taken before, or nobody signed the operation with one. */
  readonly nonce: NonceClaim | undefined
}

/** What a wallet answers, without the balance and the time, which are those of the moment. Kept for repetitions. */
export type WalletDecision = {
  readonly code: GlwCodeName
  readonly kind?: LimitKind
  readonly state: TxState | null
  readonly txId: string | null
  readonly dup: boolean
}

/** A player as the wallet needs to know one. */
export type PlayerAtPlay = {
  readonly id: bigint
  readonly nickname: string
  /** Suspended, excluded or taking a break: no bets. */
  readonly isStopped: boolean
  /** Limits hold for them, which have to be asked for. */
  readonly hasLimits: boolean
}

/** A game as the wallet needs to know one. */
export type GameAtPlay = {
  readonly providerId: string
  readonly gameCode: string
  readonly type: GameType
  readonly isAvailable: boolean
}
