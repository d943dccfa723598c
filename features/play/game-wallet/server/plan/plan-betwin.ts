import type { Transfer } from '#ledger'
import { subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { ended, withBet, withWin } from '../../round.ts'
import { refuseBet } from '../../rules.ts'
import { ledgerSource } from '../order-identity.ts'
import { betDetailOf } from './bet-detail-of.ts'
import { repayDebts } from './repay-debts.ts'
import { betFacts } from './bet-facts.ts'
import { rejectedBet } from './rejected-bet.ts'
import {
  changeOf,
  decided,
  gameAccount,
  openedRound,
  refused,
  type Turn,
  txOf,
  txRow,
  type WalletPlan,
} from './turn.ts'

/** A bet and its win, atomically. The balance must cover the bet: the win does not pay for it. */
export function planBetwin(turn: Turn<'betwin'>): WalletPlan {
  const { body } = turn.order
  if (txOf(turn, body.winTxId) !== undefined) return refused(turn, 'duplicateMismatch')
  const facts = betFacts(turn, body.betAmount)
  const refusal = refuseBet(facts)
  if (refusal !== undefined) return withWinId(turn, withWinRow(turn, rejectedBet(turn, refusal, body.betAmount)))

  const { now } = turn.book
  const staked = withBet(facts.round ?? openedRound(turn, body), {
    amount: body.betAmount,
    isTip: false,
    isFree: false,
    detail: betDetailOf(body.betTxId, body.meta),
  })
  const won = withWin(staked, { amount: body.winAmount, namesBet: true, isCashOut: body.meta?.cashOut ?? false })
  const round = body.endRound ? ended(won, now) : won
  const { transfers: repayments, repaid } = repayDebts(turn, won.isFree ? zeroCentavos : body.winAmount)
  return withWinId(turn, {
    kind: 'apply',
    answer: decided(turn, 'ok', { state: 'APPLIED' }),
    transfers: [...transfersOf(turn), ...repayments],
    rows: [
      {
        ...changeOf(turn),
        rounds: [round],
        txs: txsOf(turn),
        repaid,
        events: roundEventsOf(facts.round, round, now),
        result: subtractCentavos(body.winAmount, body.betAmount),
        staked: body.betAmount,
      },
    ],
  })
}

function transfersOf(turn: Turn<'betwin'>): Transfer[] {
  const { betAmount, winAmount, roundId: reference } = turn.order.body
  const game = gameAccount(turn)
  const bet: Transfer = { reason: 'bet', from: 'coin', to: game, amount: betAmount, reference }
  const win: Transfer = { reason: 'win', from: game, to: 'coin', amount: winAmount, reference }
  return [bet, win].filter(({ amount }) => amount > 0n)
}

function txsOf(turn: Turn<'betwin'>) {
  const { betAmount, winAmount, roundId, betTxId, winTxId } = turn.order.body
  const betSeq = betAmount > 0n ? turn.book.nextSeq : null
  const winSeq = winAmount > 0n ? turn.book.nextSeq + (betSeq === null ? 0n : 1n) : null
  return [
    txRow(turn, { kind: 'bet', amount: betAmount, roundId, seq: betSeq }),
    txRow(turn, { kind: 'win', txId: winTxId, amount: winAmount, roundId, seq: winSeq, refTxId: betTxId }),
  ]
}

/** The win of a refused pair is recorded too: neither another pair nor a rollback may treat its id as free. */
function withWinRow(turn: Turn<'betwin'>, plan: WalletPlan): WalletPlan {
  if (plan.kind === 'answer') return plan
  const { winAmount: amount, roundId, betTxId: refTxId, winTxId: txId } = turn.order.body
  const win = txRow(turn, { kind: 'win', txId, amount, roundId, refTxId, state: 'REJECTED' })
  return { ...plan, rows: plan.rows.map((row) => ({ ...row, txs: [...row.txs, win] })) }
}

/** The win's own id is used up as well, whatever became of the pair. */
function withWinId({ order, book: { inputHash } }: Turn<'betwin'>, plan: WalletPlan): WalletPlan {
  if (plan.kind === 'answer') return plan
  const key = { source: ledgerSource(order.provider.id), key: order.body.winTxId }
  return { ...plan, alsoRecords: [{ ...key, inputHash, answer: { ...plan.answer, txId: order.body.winTxId } }] }
}
