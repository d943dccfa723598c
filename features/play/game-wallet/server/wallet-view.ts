import type { Centavos } from '#core/money/centavos.ts'
import type { KeyCheck } from '#ledger'
import type { NewEvent } from '#platform/outbox/event.ts'
import type { Round } from '../round.ts'
import type { FreeRound } from '../free-round.ts'
import type { PlayLimits, SessionFacts } from '../rules.ts'
import type { Deadline } from './gate/deadline.ts'
import type { FreeRoundId, FreeRoundUsed } from './store/free-round.store.ts'
import type { GameTx, RoundId } from './store/game-tx.store.ts'
import type { GameAtPlay, PlayerAtPlay } from './wallet-order.ts'

/** The state that a batch is decided from. Rounds and transactions change as the batch proceeds. */
export type WalletView = {
  /** With an optimistic check, rounds that a bet begins and ends are taken for new, and their ids for unused. */
  readonly keyCheck: KeyCheck
  readonly players: ReadonlyMap<bigint, PlayerAtPlay>
  readonly games: ReadonlyMap<string, GameAtPlay>
  /** By the hash of their token. */
  readonly sessions: ReadonlyMap<string, SessionFacts>
  readonly rounds: Map<string, Round>
  /** Rounds that operations name and that only archives have. */
  readonly archivedRounds: ReadonlySet<string>
  readonly txs: Map<string, GameTx>
  readonly limits: Map<bigint, PlayLimits>
  readonly freeRounds: Map<string, FreeRound>
  /** Open debts, oldest first. */
  readonly debts: Map<bigint, readonly GameDebt[]>
}

export const gameKey = (providerId: string, gameCode: string): string => `${providerId} ${gameCode}`
export const freeRoundKey = ({ playerId, id }: FreeRoundId): string => `${playerId} ${id}`
export const txKey = (providerId: string, txId: string): string => `${providerId} ${txId}`
export const roundKey = (round: Pick<Round, 'playerId' | 'providerId' | 'roundId'>): string =>
  `${round.playerId} ${round.providerId} ${round.roundId}`

export type GameDebt = {
  readonly providerId: string
  readonly txId: string
  readonly playerId: bigint
  readonly amount: Centavos
}

export type RoundDifference = {
  readonly providerId: string
  readonly subject: string
  readonly ours: Readonly<Record<string, string>>
  readonly theirs: Readonly<Record<string, string>>
}

/** All changes of one accepted operation to the wallet's own tables. */
export type WalletChange = {
  readonly deadline: Deadline
  readonly playerId: bigint
  readonly rounds?: readonly Round[]
  /** The bet was refused as if this round were new, which was not read. */
  readonly takenForNew?: RoundId
  /** New transactions, which the ledger stores as operations. */
  readonly txs: readonly GameTx[]
  /** Earlier ones that were taken back. */
  readonly undone?: readonly GameTx[]
  readonly debts?: readonly GameDebt[]
  /** Repaid parts of older debts. */
  readonly repaid?: readonly GameDebt[]
  readonly freeRounds?: readonly FreeRoundUsed[]
  readonly differences?: readonly RoundDifference[]
  readonly events?: readonly NewEvent[]
  /** The player's win less the stake, for the loss limit. */
  readonly result?: Centavos
  /** The stake, for the stake limit. */
  readonly staked?: Centavos
}
