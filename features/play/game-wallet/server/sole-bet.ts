import type { Round } from '../round.ts'
import type { GameTx } from './store/game-tx.store.ts'

/**
 * Most rounds have one bet when their win comes, and such a round names that bet as its last transaction: the bet
 * itself need not be read. The transfer that moved it is not known here; a rollback reads it with its whole round.
 */
export function soleBetOf(round: Round): GameTx[] {
  const { playerId, providerId, roundId, bets, cancelled, wins, lastTxId, stake, tips, openedAt } = round
  if (bets !== 1 || cancelled !== 0 || wins !== 0 || lastTxId === null) return []
  const facts = { kind: tips > 0n ? 'tip' : 'bet', state: 'APPLIED', amount: stake } as const
  const unknown = { seq: null, refTxId: null, followsTxId: null }
  return [{ providerId, txId: lastTxId, playerId, roundId, ...facts, ...unknown, at: openedAt }]
}
