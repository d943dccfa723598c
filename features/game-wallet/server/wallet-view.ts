import { addCentavos, type Centavos } from '#core/money/centavos.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import type { Round } from '../round.ts'
import type { PlayLimits, SessionFacts } from '../rules.ts'
import type { Deadline } from './deadline.ts'
import type { GameTx } from './game-tx.store.ts'
import type { GameAtPlay, PlayerAtPlay } from './wallet-order.ts'

/** What a batch of operations is decided from. Rounds and transactions change as the batch goes on. */
export type WalletView = {
  readonly players: ReadonlyMap<bigint, PlayerAtPlay>
  readonly games: ReadonlyMap<string, GameAtPlay>
  /** By the hash of their token. */
  readonly sessions: ReadonlyMap<string, SessionFacts>
  readonly rounds: Map<string, Round>
  readonly txs: Map<string, GameTx>
  readonly limits: Map<bigint, PlayLimits>
}

export const gameKey = (providerId: string, gameCode: string): string => `${providerId} ${gameCode}`
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

/** Everything of the wallet's own that one accepted operation changes. */
export type WalletChange = {
  readonly deadline: Deadline
  readonly playerId: bigint
  readonly rounds?: readonly Round[]
  readonly txs: readonly GameTx[]
  readonly debts?: readonly GameDebt[]
  readonly differences?: readonly RoundDifference[]
  readonly events?: readonly NewEvent[]
  /** What the player won less what was staked: moves the limit of losses. */
  readonly result?: Centavos
}

export function absorbChanges(view: WalletView, changes: readonly WalletChange[]): void {
  for (const { rounds = [], txs, playerId, result } of changes) {
    for (const round of rounds) view.rounds.set(roundKey(round), round)
    for (const tx of txs) view.txs.set(txKey(tx.providerId, tx.txId), tx)
    if (result !== undefined) moveLossLimit(view, playerId, result)
  }
}

function moveLossLimit({ limits }: WalletView, playerId: bigint, result: Centavos): void {
  const { lossLeft, ...others } = limits.get(playerId) ?? {}
  if (lossLeft !== undefined) limits.set(playerId, { ...others, lossLeft: addCentavos(lossLeft, result) })
}
