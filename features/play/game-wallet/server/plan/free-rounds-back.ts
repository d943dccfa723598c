import type { FreeRoundUsed } from '../store/free-round.store.ts'
import type { GameTx } from '../store/game-tx.store.ts'

/** A free bet that is rolled back can be played again while its grant lasts. */
export const freeRoundsBack = (bets: readonly GameTx[]): FreeRoundUsed[] =>
  bets.flatMap(({ playerId, refTxId }) => (refTxId === null ? [] : [{ playerId, id: refTxId, uses: -1 }]))
