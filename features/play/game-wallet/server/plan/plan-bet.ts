import { negateCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { ended, withBet } from '../../round.ts'
import { refuseBet } from '../../rules.ts'
import type { GameTx } from '../store/game-tx.store.ts'
import { betFacts } from './bet-facts.ts'
import { rejectedBet } from './rejected-bet.ts'
import { betDetailOf } from './bet-detail-of.ts'
import { changeOf, decided, gameAccount, openedRound, type Turn, txRow, type WalletPlan } from './turn.ts'

/** Opens the round if it is new, and takes the stake. */
export function planBet(turn: Turn<'bet'>): WalletPlan {
  const { body } = turn.order
  const { amount, roundId, betType, freeRoundId } = body
  const facts = betFacts(turn, amount)
  const refusal = refuseBet(facts)
  if (refusal !== undefined) return rejectedBet(turn, refusal, amount)

  const { nextSeq, now } = turn.book
  const isTip = betType === 'TIP'
  const isFree = freeRoundId !== undefined
  const detail = betDetailOf(body.txId, body.meta)
  const before = facts.round ?? openedRound(turn, body)
  const staked = withBet(
    { ...before, freeRoundId: freeRoundId ?? before.freeRoundId },
    { amount, isTip, isFree, detail },
  )
  const round = body.endRound ? ended(staked, now) : staked
  const movesMoney = amount > 0n
  return {
    kind: 'apply',
    answer: decided(turn, 'ok', { state: 'APPLIED' }),
    transfers: movesMoney ? [{ reason: 'bet', from: 'coin', to: gameAccount(turn), amount, reference: roundId }] : [],
    rows: [
      {
        ...changeOf(turn),
        rounds: [round],
        txs: [betRow(turn, movesMoney ? nextSeq : null)],
        freeRounds: freeRoundId === undefined ? [] : [{ playerId: turn.order.playerId, id: freeRoundId, uses: 1 }],
        events: roundEventsOf(facts.round, round, now),
        result: negateCentavos(amount),
        staked: amount,
      },
    ],
  }
}

/** A free bet refers to its grant. */
function betRow(turn: Turn<'bet'>, seq: bigint | null): GameTx {
  const { amount, roundId, betType, freeRoundId = null } = turn.order.body
  return txRow(turn, { kind: betType === 'TIP' ? 'tip' : 'bet', amount, roundId, seq, refTxId: freeRoundId })
}
