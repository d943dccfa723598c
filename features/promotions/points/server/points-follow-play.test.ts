import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { balancesOf, points, post, verifyLedger } from '#ledger'
import { countedEvent, dyingConsumer, openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { pointsFollowPlay } from './points-follow-play.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())

const consumer = () => pointsFollowPlay(bench)
const pointsOf = async (playerId: bigint) => (await balancesOf(bench.db, playerId)).points
const drain = () => bench.drain([consumer()])
const spend = (playerId: bigint, amount: bigint) =>
  bench.db.transaction((tx) =>
    post(tx, {
      playerId,
      source: 'test',
      key: `spend-${playerId}-${amount}`,
      now: bench.clock.now(),
      transfers: [
        { reason: 'pointsSpend', from: 'points', to: 'promo:points', amount: points(amount), reference: 'x' },
      ],
    }),
  )
const voided = (playerId: bigint, validBetBefore: bigint) =>
  countedEvent({ playerId, revision: 1, validBet: zeroCentavos, validBetBefore: centavos(validBetBefore) })

test('play earns one point for ten pesos, and the remainder waits for the next round', async () => {
  const playerId = bench.newPlayer()
  for (const [round, bet] of [999n, 999n, 2n].entries()) {
    await bench.publish(countedEvent({ playerId, roundId: `studio:${round}`, validBet: centavos(bet) }))
    await drain()
  }
  expect(await pointsOf(playerId)).toBe(200n)
})

test('games weigh by their kind, and a single game by its own', async () => {
  const [live, single] = [bench.newPlayer(), bench.newPlayer()]
  await bench.rows(
    `insert into turnover_weight (weights_id, scope, subject, weight) values ('points', 'game', 'studio/double', 20000)`,
  )
  await bench.publish(
    countedEvent({ playerId: live, gameType: 'live', validBet: pesos(1_000n) }),
    countedEvent({ playerId: single, gameType: 'live', gameId: 'studio/double', validBet: pesos(1_000n) }),
  )
  await drain()
  expect([await pointsOf(live), await pointsOf(single)]).toEqual([3_000n, 20_000n])
})

test('a round delivered ten times at once earns its points once', async () => {
  const playerId = bench.newPlayer()
  const round = countedEvent({ playerId, validBet: pesos(50n) })
  await Promise.all(Array.from({ length: 10 }, () => bench.handOver(consumer(), round)))
  expect(await pointsOf(playerId)).toBe(500n)
})

test('ten rounds at once bring all their points, on two servers as on one', async () => {
  const players = [bench.newPlayer(), bench.newPlayer(), bench.newPlayer()]
  const rounds = Array.from({ length: 10 }, (_, round) =>
    players.map((playerId) => countedEvent({ playerId, roundId: `studio:${round}`, validBet: centavos(1_500n) })),
  )
  await bench.publish(...rounds.flat())
  await bench.drain([consumer()], 2)
  for (const playerId of players) expect(await pointsOf(playerId)).toBe(1_500n)
})

test('a batch that fails when its work is done is done again, and counts once', async () => {
  const players = [bench.newPlayer(), bench.newPlayer(), bench.newPlayer(), bench.newPlayer()]
  await bench.publish(...players.map((playerId) => countedEvent({ playerId, validBet: pesos(50n) })))
  await bench.drain([dyingConsumer(consumer(), 2)])
  bench.clock.advance(minutes(1))
  await drain()
  for (const playerId of players) expect(await pointsOf(playerId)).toBe(500n)
})

test('a void round takes its points back, at the weight they were given at', async () => {
  const playerId = bench.newPlayer()
  await bench.publish(countedEvent({ playerId, gameType: 'poker', gameId: 'studio/cards', validBet: pesos(100n) }))
  await drain()
  expect(await pointsOf(playerId)).toBe(500n)
  await bench.rows(
    `insert into turnover_weight (weights_id, scope, subject, weight) values ('points', 'game', 'studio/cards', 0)`,
  )
  await bench.publish(voided(playerId, 10_000n))
  await drain()
  expect(await pointsOf(playerId)).toBe(0n)
})

test('points that were spent before their round was voided come out of the next ones, never below zero', async () => {
  const playerId = bench.newPlayer()
  await bench.publish(countedEvent({ playerId, validBet: pesos(100n) }))
  await drain()
  await spend(playerId, 700n)
  await bench.publish(voided(playerId, 10_000n))
  await drain()
  expect(await pointsOf(playerId)).toBe(0n)

  // 7 points are owed: the first 70 pesos bring nothing.
  await bench.publish(countedEvent({ playerId, roundId: 'studio:later', validBet: pesos(60n) }))
  await drain()
  expect(await pointsOf(playerId)).toBe(0n)
  await bench.publish(countedEvent({ playerId, roundId: 'studio:last', validBet: pesos(40n) }))
  await drain()
  expect(await pointsOf(playerId)).toBe(300n)
})

test('an older result that comes late changes nothing', async () => {
  const playerId = bench.newPlayer()
  const first = countedEvent({ playerId, validBet: pesos(50n) })
  await bench.handOver(consumer(), first, voided(playerId, 5_000n), first)
  expect(await pointsOf(playerId)).toBe(0n)
})

test('the ledger is sound after all of it', async () => {
  expect(await verifyLedger(bench.db)).toMatchObject({ isSound: true })
})
