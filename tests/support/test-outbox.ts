import { type TestClock, testClock } from '#core/clock/test-clock.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { type RoundCounted, roundCountedTopic } from '#ledger'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { NewEvent, OutboxEvent } from '#platform/outbox/event.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** The real outbox on a real database, for consumers of what follows from play. */
export type TestOutbox = {
  readonly db: Database
  readonly clock: TestClock
  readonly newPlayer: () => bigint
  readonly publish: (...events: readonly NewEvent[]) => Promise<void>
  /** Delivers everything, by as many servers at once. */
  readonly drain: (consumers: readonly Consumer[], servers?: number) => Promise<void>
  /** Hands events to a consumer past the outbox, as if nobody had kept count of them. */
  readonly handOver: (consumer: Consumer, ...events: readonly NewEvent[]) => Promise<void>
  readonly rows: (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

let lastPlayer = 90_000n

export async function openTestOutbox(): Promise<TestOutbox> {
  const database = await createTestDatabase()
  const db = openDatabase({ url: database.url, poolMax: 12, applicationName: 'play bench' })
  const clock = testClock()
  const log = createLog({ level: 'silent', style: 'json' })
  return {
    db,
    clock,
    newPlayer: () => ++lastPlayer,
    publish: (...events) => db.transaction((tx) => publish(tx, events)),
    drain: async (consumers, servers = 1) => {
      const outboxes = Array.from({ length: servers }, () => createOutbox({ db, clock, log, consumers }))
      await Promise.all(outboxes.map((outbox) => outbox.drain()))
      await outboxes[0]?.drain()
    },
    handOver: (consumer, ...events) => db.transaction((tx) => consumer.handle(tx, events.map(delivered))),
    rows: async (text, values = []) => (await db.pool.query<Record<string, unknown>>(text, [...values])).rows,
    close: async () => {
      await db.close()
      await database.close()
    },
  }
}

const delivered = ({ topic, key, payload, id = 'e' }: NewEvent, index: number): OutboxEvent => ({
  topic,
  key,
  payload,
  id,
  publishedAt: testClock().now(),
  position: BigInt(index),
})

export type CountedFacts = Partial<Omit<RoundCounted, 'playerId'>> & { readonly playerId: bigint }

/** A slot round counted for so much; by default nothing of it was counted before. */
export function countedEvent(facts: CountedFacts): NewEvent {
  const validBet: Centavos = facts.validBet ?? centavos(0n)
  const round = { roundId: 'studio:r', revision: 0, gameType: 'slots', gameId: 'studio/lucky', ...facts }
  const { playerId, roundId, revision } = round
  return {
    topic: roundCountedTopic,
    key: String(playerId),
    id: `${roundCountedTopic}:${playerId}:${roundId}:${revision}`,
    payload: {
      playerId: String(playerId),
      roundId,
      revision,
      gameType: round.gameType,
      gameId: round.gameId,
      validBet: String(validBet),
      validBetBefore: String(facts.validBetBefore ?? 0n),
      validBetTotal: String(facts.validBetTotal ?? validBet),
      closedAt: facts.closedAt ?? testClock().now(),
    },
  }
}

/** A consumer that dies so often after its work was done, and before it was committed. */
export function dyingConsumer(consumer: Consumer, times: number): Consumer {
  let left = times
  return {
    ...consumer,
    handle: async (tx, events) => {
      await consumer.handle(tx, events)
      if (left-- > 0) throw new Error('the process died')
    },
  }
}
