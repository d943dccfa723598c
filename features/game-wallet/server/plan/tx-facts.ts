import type { TxFacts } from '../../rules.ts'
import type { GameTx } from '../game-tx.store.ts'

/** A transaction row as the rules look at it. */
export const txFactsOf = ({ playerId, roundId, kind, state, isSettled }: GameTx): TxFacts => ({
  playerId,
  roundId,
  isBet: kind === 'bet' || kind === 'tip',
  state,
  isSettled,
})
