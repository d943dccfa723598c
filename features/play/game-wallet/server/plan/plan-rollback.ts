import { hashText } from '#ledger'
import { type Centavos, maxCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { type Round, voided, withoutBet } from '../../round.ts'
import { decideBetRollback, houseCurrency } from '../../rules.ts'
import type { GameTx } from '../store/game-tx.store.ts'
import { ledgerSource } from '../order-identity.ts'
import { freeRoundsBack } from './free-rounds-back.ts'
import { planRoundRollback } from './plan-round-rollback.ts'
import { betToUndo } from './tx-facts.ts'
import {
  changeOf,
  decided,
  gameAccount,
  isRoundArchived,
  refused,
  remembered,
  roundOf,
  type Turn,
  txOf,
  txRow,
  unreadable,
  type WalletPlan,
} from './turn.ts'

/** Takes back one bet, or a round. A bet that has not arrived yet will find its id used up. */
export function planRollback(turn: Turn<'rollback'>): WalletPlan {
  const { currency, scope, refTxId } = turn.order.body
  if (currency !== houseCurrency) return refused(turn, 'currencyMismatch')
  if (scope === 'ROUND' || refTxId === undefined) return planRoundRollback(turn)
  return planBetRollback(turn, refTxId)
}

function planBetRollback(turn: Turn<'rollback'>, refTxId: string): WalletPlan {
  const bet = txOf(turn, refTxId)
  if (bet === undefined) return planTombstone(turn, refTxId)
  const { roundId } = bet
  const round = roundOf(turn, roundId ?? undefined)
  const fate = fateOf(turn, bet, round)
  if (fate === 'archived') return unreadable(turn)
  if (fate === 'betNotFound' || fate === 'txAlreadySettled') return refused(turn, fate)
  if (fate === 'undo' && round !== undefined) return planUndo(turn, bet, round)
  return remembered(turn, { kind: 'rollback', amount: zeroCentavos, roundId, refTxId }, { dup: fate === 'repeated' })
}

/** Whether a bet of an archived round is settled is not known either. */
function fateOf(turn: Turn<'rollback'>, bet: GameTx, round: Round | undefined) {
  const fate = decideBetRollback(betToUndo(bet, turn.view), turn.order.playerId, round)
  const isOpenQuestion = fate === 'undo' || fate === 'txAlreadySettled'
  return isOpenQuestion && isRoundArchived(turn, bet.roundId, bet) ? 'archived' : fate
}

function planUndo(turn: Turn<'rollback'>, bet: GameTx, round: Round): WalletPlan {
  const { amount, seq, roundId } = bet
  const { now, nextSeq } = turn.book
  const after = afterUndo(round, { bet, largestBet: largestBetWithout(turn, bet), now })
  const own = txRow(turn, { kind: 'rollback', amount, roundId, refTxId: bet.txId, seq: seq === null ? null : nextSeq })
  return {
    kind: 'apply',
    answer: { ...decided(turn, 'ok', { state: 'APPLIED' }), amount },
    transfers:
      seq === null
        ? []
        : [
            {
              reason: 'betRollback',
              from: gameAccount(turn),
              to: 'coin',
              amount,
              reference: round.roundId,
              closes: seq,
            },
          ],
    rows: [
      {
        ...changeOf(turn),
        rounds: [after],
        txs: [own],
        undone: [{ ...bet, state: 'ROLLED_BACK' }],
        freeRounds: freeRoundsBack([bet]),
        events: roundEventsOf(round, after, now),
        result: amount,
      },
    ],
  }
}

/** An open round without a bet waits for another one; a closed round without a bet is void. */
function afterUndo(round: Round, { bet, largestBet, now }: Undone): Round {
  const { amount, kind, txId } = bet
  const without = withoutBet(round, { amount, isTip: kind === 'tip', txId, largestBet })
  if (round.state !== 'CLOSED') return without
  const corrected = { ...without, revision: round.revision + 1 }
  return corrected.bets === 0 ? voided(corrected, now) : corrected
}

type Undone = { readonly bet: GameTx; readonly largestBet: Centavos; readonly now: Round['openedAt'] }

/** The largest remaining bet. A rollback has loaded its whole round. */
function largestBetWithout({ view }: Turn, { providerId, txId, playerId, roundId }: GameTx): Centavos {
  const stays = (tx: GameTx): boolean =>
    tx.kind === 'bet' && tx.state === 'APPLIED' && tx.roundId === roundId && tx.playerId === playerId
  return [...view.txs.values()]
    .filter((tx) => stays(tx) && tx.providerId === providerId && tx.txId !== txId)
    .map(({ amount }) => amount)
    .reduce(maxCentavos, zeroCentavos)
}

function planTombstone(turn: Turn<'rollback'>, refTxId: string): WalletPlan {
  const roundId = turn.order.body.roundId ?? null
  const answer = { ...decided(turn, 'txCancelled', { state: 'TOMBSTONE' }), txId: refTxId }
  const stone = txRow(turn, { kind: 'bet', txId: refTxId, amount: zeroCentavos, roundId, state: 'TOMBSTONE' })
  const own = txRow(turn, { kind: 'rollback', amount: zeroCentavos, roundId, refTxId })
  const source = ledgerSource(turn.order.provider.id)
  return {
    kind: 'apply',
    answer: { ...decided(turn, 'ok', { state: 'APPLIED' }), amount: zeroCentavos },
    transfers: [],
    rows: [{ ...changeOf(turn), txs: [stone, own] }],
    alsoRecords: [{ source, key: refTxId, inputHash: hashText(`glw-1 tombstone ${refTxId}`), answer }],
  }
}
