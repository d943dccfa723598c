import { hours } from '#core/clock/duration.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { GlwCodeName, LimitKind } from '#games/protocol/codes.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { limitReachedTopic } from '../../round-events.ts'
import { type refuseBet, refuseSession } from '../../rules.ts'
import { isFreeRoundUsable } from '../../free-round.ts'
import { freeRoundKey, gameKey } from '../wallet-view.ts'
import { changeOf, decided, roundOf, type Turn, txRow, type WalletPlan } from './turn.ts'
import type { BetFacts } from '../../rules.ts'

export type BetTurn = Turn<'bet' | 'betwin'>
type BetRefusal = NonNullable<ReturnType<typeof refuseBet>>

/** The facts that a bet, alone or with its win, is judged by. */
export function betFacts(turn: BetTurn, amount: Centavos): BetFacts {
  const { order, view, book } = turn
  const { gameCode, roundId, currency } = order.body
  const use = { playerId: order.playerId, providerId: order.provider.id, gameCode }
  const session = order.sessionHash === undefined ? undefined : view.sessions.get(order.sessionHash)
  return {
    currency,
    session: order.sessionHash === undefined ? undefined : { refusal: refuseSession(session, use, book.now) },
    isPlayerStopped: view.players.get(order.playerId)?.isStopped ?? true,
    isGameAvailable: isGameAvailable(turn),
    isFreeRoundRefused: isFreeRoundRefused(turn),
    round: roundOf(turn, roundId),
    limits: view.limits.get(order.playerId) ?? {},
    amount,
    coin: book.balances.coin,
    now: book.now,
  }
}

/** A paused provider settles what was staked, and takes no bets. */
function isGameAvailable({ order: { provider, body }, view }: BetTurn): boolean {
  return provider.state === 'enabled' && (view.games.get(gameKey(provider.id, body.gameCode))?.isAvailable ?? false)
}

function isFreeRoundRefused({ order, view, book }: BetTurn): boolean {
  if (order.op !== 'bet' || order.body.freeRoundId === undefined) return false
  const { freeRoundId: id, gameCode } = order.body
  const grant = view.freeRounds.get(freeRoundKey({ playerId: order.playerId, id }))
  return !isFreeRoundUsable(grant, { providerId: order.provider.id, gameCode, now: book.now })
}

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
        txs: [txRow(turn, { kind: 'bet', amount, roundId, state: 'REJECTED' })],
        events: kind === undefined ? [] : [limitReached(turn, kind)],
      },
    ],
  }
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
