import type { Instant } from '#core/clock/instant.ts'
import { minCentavos, subtractCentavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { debtListOpen, debtRepay } from './store/deposit-debt.store.ts'

type DepositArrival = {
  readonly playerId: bigint
  readonly reference: string
  readonly amount: Centavos
  readonly now: Instant
}

/** Deducts chargeback debts from a payment that arrives. Returns the rest. */
export async function repayDepositDebts(
  tx: Transaction,
  { playerId, reference, amount, now }: DepositArrival,
): Promise<Centavos> {
  let left = amount
  for (const debt of await debtListOpen(tx, playerId)) {
    const repaid = minCentavos(left, debt.amount)
    if (repaid <= 0n) break
    await debtRepay(tx, { orderId: debt.orderId, amount: repaid })
    const posted = await post(tx, {
      playerId,
      source: 'deposit',
      key: `${reference}:repays:${debt.reference}`,
      transfers: [{ reason: 'debtRepaid', from: 'coin', to: 'debt', amount: repaid, reference: debt.reference }],
      now,
    })
    if (posted.kind !== 'applied') throw new Error(`repaying ${debt.reference} was ${posted.kind}`)
    left = subtractCentavos(left, repaid)
  }
  return left
}
