import * as v from 'valibot'
import type { Clock } from '#core/clock/instant.ts'
import { type RoundResult, turnoverConsumer } from '#ledger'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import { roundEventSchema, roundTopic } from '../round-events.ts'
import { openPlayOf } from './store/open-round.store.ts'

/** Counts turnover from the rounds of games. */
export const roundTurnoverConsumer = ({ clock }: { readonly clock: Clock }): Consumer =>
  turnoverConsumer({ clock, topics: Object.values(roundTopic), resultOf, openPlay: openPlayOf })

/** A round of a game, in the words of turnover. */
function resultOf({ topic, payload }: OutboxEvent): RoundResult {
  const { provider, roundId, gameCode, type, openedAt, endedAt, at, win, isCashedOut, odds, wagers, ...round } =
    v.parse(roundEventSchema, payload)
  return {
    ...round,
    win,
    roundId: `${provider}:${roundId}`,
    gameType: type,
    gameId: `${provider}/${gameCode}`,
    isVoid: topic === roundTopic.voided,
    // A correction that does not say when its round ended, which is no earlier than its beginning.
    closedAt: round.revision === 0 ? at : (endedAt ?? openedAt),
    wagers: wagers.map(({ market, side, amount }) => ({ market, side, stake: amount })),
    ...(isCashedOut ? { cashOut: win } : {}),
    ...(odds === null ? {} : { odds }),
  }
}
