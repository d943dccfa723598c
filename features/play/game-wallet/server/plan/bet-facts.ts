import type { Centavos } from '#core/money/centavos.ts'
import { isFreeRoundUsable } from '../../free-round.ts'
import { type BetFacts, refuseSession } from '../../rules.ts'
import { freeRoundKey, gameKey } from '../wallet-view.ts'
import { roundOf, type Turn } from './turn.ts'

export type BetTurn = Turn<'bet' | 'betwin'>

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
