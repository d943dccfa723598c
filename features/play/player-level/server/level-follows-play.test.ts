import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import { countedEvent, dyingConsumer, openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import type { Level } from '../rules.ts'
import { levelFollowsPlay, levelReachedTopic } from './level-follows-play.ts'
import { levelOf } from './level.store.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())

const table: readonly Level[] = [
  { level: 1, betAmount: pesos(10n) },
  { level: 2, betAmount: pesos(20n) },
  { level: 3, betAmount: pesos(50n) },
]
const consumer = (levels = table) => levelFollowsPlay({ levels: async () => levels })
const total = (playerId: bigint, whole: bigint, revision = 0) =>
  countedEvent({ playerId, revision, validBet: pesos(whole), validBetTotal: pesos(whole) })
const reachedBy = async (playerId: bigint) =>
  (
    await bench.rows(
      `select payload->>'level' as level from outbox_event where key = $1 and topic = $2 order by position`,
      [String(playerId), levelReachedTopic],
    )
  ).map(({ level }) => Number(level))

test('play raises the level, over several at once if it was much, and announces each once', async () => {
  const playerId = bench.newPlayer()
  expect(await levelOf(bench.db, playerId)).toBe(0)
  await bench.publish(total(playerId, 20n))
  await bench.drain([consumer()])
  expect(await levelOf(bench.db, playerId)).toBe(2)
  await bench.publish(total(playerId, 60n, 1), total(playerId, 61n, 2))
  await bench.drain([consumer()])
  expect(await levelOf(bench.db, playerId)).toBe(3)
  expect(await reachedBy(playerId)).toEqual([1, 2, 3])
})

test('reported ten times at once a level is reached once', async () => {
  const playerId = bench.newPlayer()
  await Promise.all(Array.from({ length: 10 }, () => bench.handOver(consumer(), total(playerId, 25n))))
  await bench.drain([consumer()])
  expect(await reachedBy(playerId)).toEqual([1, 2])
})

test('a batch that fails before its commit is retried, and a level is announced once', async () => {
  const players = [bench.newPlayer(), bench.newPlayer(), bench.newPlayer()]
  await bench.publish(...players.map((playerId) => total(playerId, 10n)))
  await bench.drain([dyingConsumer(consumer(), 2)])
  bench.clock.advance(minutes(1))
  await bench.drain([consumer()])
  for (const playerId of players) expect(await reachedBy(playerId)).toEqual([1])
})

test('a round that is voided later lowers what was staked, never the level', async () => {
  const playerId = bench.newPlayer()
  await bench.publish(total(playerId, 20n))
  await bench.drain([consumer()])
  const voided = { playerId, revision: 1, validBet: zeroCentavos, validBetBefore: pesos(20n) }
  await bench.publish(countedEvent({ ...voided, validBetTotal: zeroCentavos }))
  await bench.drain([consumer()])
  expect(await levelOf(bench.db, playerId)).toBe(2)
})

test('a table with higher targets takes no level away; one with lower targets applies from the next round', async () => {
  const playerId = bench.newPlayer()
  await bench.publish(total(playerId, 10n))
  await bench.drain([consumer()])
  const harder = table.map(({ level, betAmount }) => ({ level, betAmount: pesos(10n * betAmount) }))
  await bench.publish(total(playerId, 11n, 1))
  await bench.drain([consumer(harder)])
  expect(await levelOf(bench.db, playerId)).toBe(1)
  await bench.publish(total(playerId, 12n, 2))
  await bench.drain([consumer([{ level: 5, betAmount: pesos(12n) }])])
  expect(await levelOf(bench.db, playerId)).toBe(5)
})

test('is reached when the round closed, on this side of midnight in Manila though it is counted on the other', async () => {
  const playerId = bench.newPlayer()
  const midnight = endOfDay(dayOf(bench.clock.now()))
  const closedAt = addDuration(midnight, milliseconds(-1))
  await bench.publish(countedEvent({ playerId, validBet: pesos(10n), closedAt }))
  await bench.drain([consumer()])
  const [row] = await bench.rows('select reached_at from player_level where player_id = $1', [playerId])
  expect(row).toEqual({ reached_at: closedAt })
})
