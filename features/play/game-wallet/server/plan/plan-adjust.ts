import type { Transfer } from '#ledger'
import { type Centavos, minCentavos, negateCentavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { wasPlayed } from '../../round.ts'
import { houseCurrency } from '../../rules.ts'
import { repayDebts } from './repay-debts.ts'
import {
  changeOf,
  decided,
  gameAccount,
  isRoundArchived,
  refused,
  roundOf,
  type Turn,
  txRow,
  type WalletPlan,
} from './turn.ts'

/** Corrects a round by hand. What the player no longer has becomes a debt; the balance is never negative. */
export function planAdjust(turn: Turn<'adjust'>): WalletPlan {
  const { provider, playerId, body } = turn.order
  const { signedAmount: amount, refRoundId: roundId, currency } = body
  if (currency !== houseCurrency) return refused(turn, 'currencyMismatch')
  if (!provider.mayAdjust) return refused(turn, 'notPermitted')
  const round = roundOf(turn, roundId)
  // Only rounds that were played are archived.
  const isPlayed = round === undefined ? isRoundArchived(turn, roundId) : wasPlayed(round)
  if (!isPlayed) return refused(turn, 'betNotFound')

  const { transfers, debt } = movesOf(turn, amount, roundId)
  const { transfers: repayments, repaid } = repayDebts(turn, amount)
  const own = txRow(turn, { kind: 'adjust', amount, roundId, seq: turn.book.nextSeq })
  return {
    kind: 'apply',
    answer: decided(turn, 'ok', { state: 'APPLIED' }),
    transfers: [...transfers, ...repayments],
    rows: [
      {
        ...changeOf(turn),
        txs: [own],
        debts: debt > 0n ? [{ providerId: provider.id, txId: own.txId, playerId, amount: debt }] : [],
        repaid,
        result: amount,
      },
    ],
  }
}

function movesOf(turn: Turn, amount: Centavos, reference: string): { transfers: Transfer[]; debt: Centavos } {
  const game = gameAccount(turn)
  if (amount > 0n) {
    return { transfers: [{ reason: 'gameCredit', from: game, to: 'coin', amount, reference }], debt: zeroCentavos }
  }
  const due = negateCentavos(amount)
  const taken = minCentavos(due, turn.book.balances.coin)
  const debt = subtractCentavos(due, taken)
  const debit: Transfer = { reason: 'gameDebit', from: 'coin', to: game, amount: taken, reference }
  const debtTransfer: Transfer = { reason: 'gameDebt', from: 'debt', to: game, amount: debt, reference }
  return { transfers: [debit, debtTransfer].filter((transfer) => transfer.amount > 0n), debt }
}
