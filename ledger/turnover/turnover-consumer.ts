import type { Clock } from '#core/clock/instant.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import { applyRounds } from './apply-rounds.ts'
import { clearPoor, type FindOpenPlay, lockPoor } from './clear-depleted.ts'
import type { RoundResult } from './round-result.ts'

export type TurnoverConsumerDependencies = {
  readonly clock: Clock
  /** The topics on which the publisher reports how rounds ended. */
  readonly topics: readonly string[]
  readonly resultOf: (event: OutboxEvent) => RoundResult
  readonly openPlay: FindOpenPlay
}

/** Counts every round that ended, was corrected or voided, and clears players who have lost everything. */
export const turnoverConsumer = ({ clock, topics, resultOf, openPlay }: TurnoverConsumerDependencies): Consumer => ({
  name: 'turnover',
  topics,
  handle: async (tx, events) => {
    const now = clock.now()
    const results = events.map(resultOf)
    // Lock order: books before turnover, see turnoverLock.
    const poor = await lockPoor(tx, [...new Set(results.map(({ playerId }) => playerId))])
    await applyRounds(tx, results, now)
    await clearPoor(tx, poor, { openPlay, now })
  },
})
