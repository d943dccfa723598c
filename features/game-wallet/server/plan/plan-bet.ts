import { negateCentavos } from '#core/money/centavos.ts'
import { roundEventsOf } from '../../round-events.ts'
import { ended, withBet } from '../../round.ts'
import { refuseBet } from '../../rules.ts'
import { betFacts, rejectedBet } from './reject-bet.ts'
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
  const staked = withBet(facts.round ?? openedRound(turn, body), { amount, isTip, isFree: freeRoundId !== undefined })
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
        txs: [txRow(turn, { kind: isTip ? 'tip' : 'bet', amount, roundId, seq: movesMoney ? nextSeq : null })],
        events: roundEventsOf(facts.round, round, now),
        result: negateCentavos(amount),
      },
    ],
  }
}
