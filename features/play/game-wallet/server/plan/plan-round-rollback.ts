import type { Transfer } from '#ledger'
import {
  addCentavos,
  type Centavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
} from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { newRound, type Round, voided } from '../../round.ts'
import { decideRoundRollback } from '../../rules.ts'
import type { GameTx } from '../store/game-tx.store.ts'
import { freeRoundsBack } from './free-rounds-back.ts'
import {
  changeOf,
  decided,
  gameAccount,
  isRoundArchived,
  refused,
  remembered,
  roundOf,
  type Turn,
  txRow,
  unreadable,
  type WalletPlan,
} from './turn.ts'

/** Takes back everything in a round. Winnings that are already spent become a debt. */
export function planRoundRollback(turn: Turn<'rollback'>): WalletPlan {
  const roundId = turn.order.body.roundId ?? ''
  const round = roundOf(turn, roundId)
  const fate = decideRoundRollback(round, turn.order.provider.mayVoidRound)
  if (fate === 'notPermitted') return refused(turn, fate)
  if (fate === 'repeated') return remembered(turn, { kind: 'rollback', amount: zeroCentavos, roundId }, { dup: true })
  if (isRoundArchived(turn, roundId)) return unreadable(turn)
  return round === undefined ? planVoidInAdvance(turn, roundId) : planVoid(turn, round)
}

/** Bets of this round may still be on their way; they will find it voided. */
function planVoidInAdvance(turn: Turn<'rollback'>, roundId: string): WalletPlan {
  const { order, book } = turn
  const facts = { playerId: order.playerId, providerId: order.provider.id, gameCode: null, gameType: null }
  const round = voided(newRound({ ...facts, roundId, openedAt: book.now }), book.now)
  const own = txRow(turn, { kind: 'rollback', amount: zeroCentavos, roundId })
  return {
    kind: 'apply',
    answer: { ...decided(turn, 'ok', { state: 'APPLIED' }), amount: zeroCentavos },
    transfers: [],
    rows: [{ ...changeOf(turn), rounds: [round], txs: [own] }],
  }
}

function planVoid(turn: Turn<'rollback'>, round: Round): WalletPlan {
  const { playerId, providerId, roundId } = round
  const applied = [...turn.view.txs.values()].filter(
    (tx) =>
      tx.state === 'APPLIED' && tx.playerId === playerId && tx.providerId === providerId && tx.roundId === roundId,
  )
  const bets = applied.filter(({ kind }) => kind === 'bet' || kind === 'tip')
  const wins = applied.filter(({ kind }) => kind === 'win' || kind === 'jackpot')
  const revision = round.revision + (round.state === 'CLOSED' ? 1 : 0)
  const after = { ...voided(round, turn.book.now), revision }
  const { transfers, debt } = wayBack(turn, { bets, wins, reference: roundId })
  const [staked, won] = [amountOf(bets), amountOf(wins)]
  const own = txRow(turn, { kind: 'rollback', amount: subtractCentavos(staked, won), roundId })
  return {
    kind: 'apply',
    answer: { ...decided(turn, 'ok', { state: 'APPLIED' }), amount: own.amount },
    transfers,
    rows: [
      {
        ...changeOf(turn),
        rounds: [after],
        txs: [own],
        undone: [...bets, ...wins].map((tx): GameTx => ({ ...tx, state: 'ROLLED_BACK' })),
        debts: debt > 0n ? [{ providerId, txId: own.txId, playerId, amount: debt }] : [],
        freeRounds: freeRoundsBack(bets),
        events: roundEventsOf(round, after, turn.book.now),
        result: subtractCentavos(staked, won),
      },
    ],
  }
}

type Parts = { readonly bets: readonly GameTx[]; readonly wins: readonly GameTx[]; readonly reference: string }

/** Bets are returned first, so that they help to pay for the wins. */
function wayBack(turn: Turn, { bets, wins, reference }: Parts): { transfers: Transfer[]; debt: Centavos } {
  const game = gameAccount(turn)
  const betsBack = bets.flatMap(({ amount, seq }): Transfer[] =>
    seq === null ? [] : [{ reason: 'betRollback', from: game, to: 'coin', amount, reference, closes: seq }],
  )
  const there = addCentavos(turn.book.balances.coin, amountOf(bets))
  const won = amountOf(wins)
  if (there >= won)
    return { transfers: [...betsBack, ...wins.flatMap((win) => winBack(win, game, reference))], debt: zeroCentavos }
  const taken = minCentavos(there, won)
  const debt = subtractCentavos(won, taken)
  const debit: Transfer = { reason: 'gameDebit', from: 'coin', to: game, amount: taken, reference }
  const debtTransfer: Transfer = { reason: 'gameDebt', from: 'debt', to: game, amount: debt, reference }
  return { transfers: [...betsBack, debit, debtTransfer].filter(({ amount }) => amount > 0n), debt }
}

function winBack({ kind, amount, seq }: GameTx, game: ReturnType<typeof gameAccount>, reference: string): Transfer[] {
  if (seq === null) return []
  if (kind === 'jackpot') return [{ reason: 'reversal', from: 'coin', to: 'jackpot', amount, reference, closes: seq }]
  return [{ reason: 'winRollback', from: 'coin', to: game, amount, reference, closes: seq }]
}

const amountOf = (txs: readonly GameTx[]): Centavos => sumCentavos(txs.map(({ amount }) => amount))
