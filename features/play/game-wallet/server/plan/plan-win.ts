import type { Transfer } from '#ledger'
import { zeroCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { ended, type Round, withWin } from '../../round.ts'
import { refuseWin, type WinFacts } from '../../rules.ts'
import type { GameTx } from '../store/game-tx.store.ts'
import { repayDebts } from './repay-debts.ts'
import { txFactsOf } from './tx-facts.ts'
import {
  changeOf,
  decided,
  gameAccount,
  isRoundArchived,
  refused,
  roundOf,
  type Turn,
  txOf,
  txRow,
  type WalletPlan,
} from './turn.ts'

/** Pays a round's winnings. A win of zero is an operation like any other: it settles its bet. */
export function planWin(turn: Turn<'win'>): WalletPlan {
  const { amount, roundId, betTxId } = turn.order.body
  const round = roundOf(turn, roundId)
  const bet = betTxId === undefined ? undefined : txOf(turn, betTxId)
  const refusal = refuseWin(winFacts(turn, round, bet))
  if (refusal !== undefined || round === undefined) return refused(turn, refusal ?? 'betNotFound')

  const after = afterWin(turn, round)
  const { transfers: repayments, repaid } = repayDebts(turn, round.isFree ? zeroCentavos : amount)
  const transfers = amount > 0n ? [winTransfer(turn), ...repayments] : []
  return {
    kind: 'apply',
    answer: decided(turn, 'ok', { state: 'APPLIED' }),
    transfers,
    rows: [
      {
        ...changeOf(turn),
        rounds: [after],
        txs: [ownRow(turn)],
        repaid,
        events: roundEventsOf(round, after, turn.book.now),
        result: amount,
      },
    ],
  }
}

function winFacts(turn: Turn<'win'>, round: Round | undefined, bet: GameTx | undefined): WinFacts {
  const { order, book } = turn
  const { playerId, body, provider } = order
  const { currency, roundId, betTxId } = body
  const named = betTxId === undefined ? undefined : { found: bet && txFactsOf(bet) }
  const isArchived = isRoundArchived(turn, roundId, bet)
  return {
    currency,
    playerId,
    roundId,
    round,
    isArchived,
    bet: named,
    lateWinHours: provider.lateWinHours,
    now: book.now,
  }
}

function ownRow(turn: Turn<'win'>): GameTx {
  const { amount, roundId, betTxId = null } = turn.order.body
  const kind = isFromPool(turn) ? 'jackpot' : 'win'
  return txRow(turn, { kind, amount, roundId, seq: amount > 0n ? turn.book.nextSeq : null, refTxId: betTxId })
}

function winTransfer(turn: Turn<'win'>): Transfer {
  const { amount, roundId: reference } = turn.order.body
  if (isFromPool(turn)) return { reason: 'jackpotWin', from: 'jackpot', to: 'coin', amount, reference }
  return { reason: 'win', from: gameAccount(turn), to: 'coin', amount, reference }
}

/** A provider without our pools has contributed nothing to the jackpots, so it pays its own wins. */
const isFromPool = ({ order: { provider, body } }: Turn<'win'>): boolean =>
  body.winType === 'JACKPOT' && provider.mayJackpot

function afterWin({ order: { body }, book: { now } }: Turn<'win'>, round: Round): Round {
  const { amount, betTxId, meta } = body
  const won = withWin(round, { amount, namesBet: betTxId !== undefined, isCashOut: meta?.cashOut ?? false })
  if (round.state === 'CLOSED') return { ...won, revision: round.revision + 1 }
  return body.endRound ? ended(won, now) : won
}
