import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { lockBooks } from '../lock-books.ts'
import { bindingMeter, meterOf } from './meter.ts'
import { requirementFindActive } from './requirement.store.ts'
import { turnoverCountWithdrawal, turnoverLock } from './turnover-player.store.ts'

/**
 * What still has to be staked; zero lets the withdrawal pass. Call it in the transaction that requests a withdrawal.
 * Passing closes earlier cleared requirements for good; if the withdrawal is then refused, its transaction must roll
 * back.
 */
export async function passWithdrawalGate(tx: Transaction, playerId: bigint, mayPlay = true): Promise<Centavos> {
  await lockBooks(tx, [playerId])
  await turnoverLock(tx, [playerId])
  const { remaining } = bindingMeter(meterOf(await requirementFindActive(tx, [playerId])), mayPlay)
  if (remaining === 0n) await turnoverCountWithdrawal(tx, playerId)
  return remaining
}
