import { hours } from '#core/clock/duration.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { GlwCodeName, LimitKind } from '#games/protocol/codes.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { limitReachedTopic } from '../../round-events.ts'
import type { refuseBet } from '../../rules.ts'
import { isWholeRound } from '../wallet-order.ts'
import type { WalletChange } from '../wallet-view.ts'
import type { BetTurn } from './bet-facts.ts'
import { changeOf, decided, roundOf, txRow, type WalletPlan } from './turn.ts'

type BetRefusal = NonNullable<ReturnType<typeof refuseBet>>

const limitOf: Partial<Record<BetRefusal, LimitKind>> = {
  betMaxReached: 'BET_MAX',
  lossReached: 'LOSS',
  sessionTimeReached: 'SESSION_TIME',
}

/** A refused bet is recorded as such, so that its repetition and its rollback find it. */
export function rejectedBet(turn: BetTurn, refusal: BetRefusal, amount: Centavos): WalletPlan {
  const code = codeOf(refusal)
  if (code === 'currencyMismatch') return { kind: 'answer', answer: decided(turn, code) }
  const kind = limitOf[refusal]
  const answer = decided(turn, code, { state: 'REJECTED', ...(kind === undefined ? {} : { kind }) })
  const { roundId } = turn.order.body
  return {
    kind: 'apply',
    answer,
    transfers: [],
    rows: [
      {
        ...changeOf(turn),
        ...takenForNew(turn),
        txs: [txRow(turn, { kind: 'bet', amount, roundId, state: 'REJECTED' })],
        events: kind === undefined ? [] : [limitReached(turn, kind)],
      },
    ],
  }
}

/** A closed or voided round would have been another reason, and the first one. */
function takenForNew(turn: BetTurn): Pick<WalletChange, 'takenForNew'> {
  const { order, view } = turn
  const { roundId } = order.body
  if (view.keyCheck === 'lookedUp' || !isWholeRound(order) || roundOf(turn, roundId) !== undefined) return {}
  return { takenForNew: { playerId: order.playerId, providerId: order.provider.id, roundId } }
}

/** Published once an hour, however often the player tries. */
function limitReached({ order: { playerId }, book: { now } }: BetTurn, kind: LimitKind): NewEvent {
  const hour = Math.floor(now / hours(1))
  return {
    topic: limitReachedTopic,
    key: String(playerId),
    id: `${limitReachedTopic}:${playerId}:${kind}:${hour}`,
    payload: { playerId: String(playerId), kind, at: now },
  }
}

function codeOf(refusal: BetRefusal): GlwCodeName {
  if (refusal === 'betMaxReached' || refusal === 'lossReached' || refusal === 'sessionTimeReached')
    return 'limitReached'
  return refusal
}
