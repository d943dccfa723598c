import type { Transfer } from '#ledger'
import { type Centavos, minCentavos, subtractCentavos } from '#core/money/centavos.ts'
import type { GameDebt } from '../wallet-view.ts'
import type { Turn } from './turn.ts'

export type Repayment = { readonly transfers: readonly Transfer[]; readonly repaid: readonly GameDebt[] }

/** A game's payment goes to the player's open debts first, oldest first, as far as it reaches. */
export function repayDebts({ view, order }: Turn, credit: Centavos): Repayment {
  const repaid: GameDebt[] = []
  let left = credit
  for (const debt of view.debts.get(order.playerId) ?? []) {
    const amount = minCentavos(left, debt.amount)
    if (amount <= 0n) break
    repaid.push({ ...debt, amount })
    left = subtractCentavos(left, amount)
  }
  const transfers = repaid.map(({ amount, txId }): Transfer => {
    return { reason: 'debtRepaid', from: 'coin', to: 'debt', amount, reference: txId }
  })
  return { transfers, repaid }
}
