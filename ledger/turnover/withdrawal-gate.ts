import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { lockBooks } from '../lock-books.ts'
import { remainingOf } from './requirement.ts'
import { requirementFindActive } from './requirement.store.ts'
import { turnoverCountWithdrawal, turnoverLock } from './turnover-player.store.ts'

/**
 * Called in the transaction that requests a withdrawal: what still has to be staked, and zero lets it pass. A withdrawal
 * that passed closes what was cleared before it for good; one that is then refused must roll its transaction back.
 */
export async function passWithdrawalGate(tx: Transaction, playerId: bigint): Promise<Centavos> {
  await lockBooks(tx, [playerId])
  await turnoverLock(tx, [playerId])
  const remaining = remainingOf(await requirementFindActive(tx, [playerId]))
  if (remaining === 0n) await turnoverCountWithdrawal(tx, playerId)
  return remaining
}
