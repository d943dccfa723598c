import type { Queryable } from '#platform/db/queryable.ts'
import { type GameTx, type RoundId, txFindByRounds } from './store/game-tx.store.ts'

export type RoundOperation = Pick<GameTx, 'txId' | 'kind' | 'amount' | 'state' | 'at'>

/** The bets and wins of a round as the wallet applied them, the oldest first, with those that were taken back. */
export async function roundOperations(db: Queryable, round: RoundId): Promise<readonly RoundOperation[]> {
  return (await txFindByRounds(db, [round])).toReversed()
}
