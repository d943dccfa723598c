import * as v from 'valibot'
import { type RoundCounted, roundCountedSchema, roundCountedTopic } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { publish } from '#platform/outbox/publish.ts'
import { type Level, newLevels } from '../rules.ts'
import { levelFindReached, levelInsert, type ReachedLevel } from './level.store.ts'

/** A player reached a level, once per level: gifts and privileges follow from this. */
export const levelReachedTopic = 'LEVEL_REACHED'

export type LevelDependencies = {
  /** The table in force. */
  readonly levels: (db: Queryable) => Promise<readonly Level[]>
}

/** Raises the level as rounds are counted. A level is never taken away. */
export const levelFollowsPlay = ({ levels }: LevelDependencies): Consumer => ({
  name: 'player-level',
  topics: [roundCountedTopic],
  handle: async (tx, events) => {
    const highest = highestByPlayer(events.map(({ payload }) => v.parse(roundCountedSchema, payload)))
    const table = await levels(tx)
    const reached = await levelFindReached(tx, [...highest.keys()])
    const newlyReached = [...highest.values()].flatMap((round): ReachedLevel[] => {
      const { playerId, validBetTotal: bet, closedAt: at } = round
      const found = newLevels(table, { bet, reached: reached.get(playerId) ?? 0 })
      return found.map((level) => ({ playerId, level, bet, at }))
    })
    await announce(tx, await levelInsert(tx, newlyReached))
  },
})

/** The most that each player had staked after any of the rounds. */
function highestByPlayer(rounds: readonly RoundCounted[]): ReadonlyMap<bigint, RoundCounted> {
  const highest = new Map<bigint, RoundCounted>()
  for (const round of rounds) {
    const known = highest.get(round.playerId)
    if (known === undefined || round.validBetTotal > known.validBetTotal) highest.set(round.playerId, round)
  }
  return highest
}

const announce = (tx: Transaction, reached: readonly ReachedLevel[]): Promise<void> =>
  publish(
    tx,
    reached.map(({ playerId, level, bet, at }) => ({
      topic: levelReachedTopic,
      key: String(playerId),
      id: `${levelReachedTopic}:${playerId}:${level}`,
      payload: { playerId: String(playerId), level, bet: String(bet), at },
    })),
  )
