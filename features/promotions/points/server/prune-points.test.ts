import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import { balancesOf, followedFor, lateCorrectionsOf, verifyLedger } from '#ledger'
import { type CountedFacts, countedEvent, openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { pointsFollowPlay } from './points-follow-play.ts'
import { prunePoints } from './prune-points.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())

const { signal } = new AbortController()
const count = (...facts: readonly CountedFacts[]) =>
  bench.handOver(pointsFollowPlay(bench), ...facts.map((each) => countedEvent(each)))
const pointsOf = async (playerId: bigint) => (await balancesOf(bench.db, playerId)).points
const roundsOf = async (playerId: bigint) =>
  (await bench.rows('select round_id from points_round where player_id = $1', [playerId])).length
const lateOf = async (playerId: bigint) => {
  const now = bench.clock.now()
  const from = subtractDuration(now, days(400))
  const late = await lateCorrectionsOf(bench.db, { from, until: addDuration(now, days(1)) })
  return late.filter((each) => each.playerId === playerId)
}
/** Players whose points are not those of their rounds, those that were deleted included. */
const differing = () =>
  bench.rows(`select player_id from points_player p where earned <> pruned_earned +
    (select coalesce(sum(r.earned), 0) from points_round r where r.player_id = p.player_id)`)

/** A player with 20 rounds of 10.00, which are old a hundred days later. */
async function played(): Promise<bigint> {
  const playerId = bench.newPlayer()
  const closedAt = bench.clock.now()
  const rounds = Array.from({ length: 20 }, (_, n) => ({ playerId, roundId: `studio:${n}`, validBet: pesos(10n) }))
  await count(...rounds.map((round) => ({ ...round, closedAt })))
  return playerId
}
const pruneNow = (sliceMax = 1_000) => prunePoints(bench.db, { now: bench.clock.now(), signal, sliceMax })

test('a correction earns up to the last millisecond, and is listed for the staff once after it', async () => {
  const [inTime, late] = [bench.newPlayer(), bench.newPlayer()]
  const closedAt = subtractDuration(bench.clock.now(), followedFor)
  const voided = { revision: 1, validBet: zeroCentavos, validBetBefore: pesos(50n) }
  await count({ playerId: inTime, validBet: pesos(50n), closedAt: instant(closedAt + 1) })
  await count({ playerId: late, validBet: pesos(50n), closedAt })
  const corrections = [
    { playerId: inTime, ...voided, closedAt: instant(closedAt + 1) },
    { playerId: late, ...voided, closedAt },
  ]
  await Promise.all(Array.from({ length: 10 }, () => count(...corrections)))
  expect([await pointsOf(inTime), await pointsOf(late)]).toEqual([0n, 500n])
  expect(await lateOf(inTime)).toEqual([])
  expect(await lateOf(late)).toMatchObject([{ leftOut: 'points', revision: 1, validBet: 0n, closedAt }])
})

test('ten at once, beside play, delete each old round once; points and sums stay', async () => {
  const players = [await played(), await played(), await played()]
  bench.clock.advance(days(100))
  const closedAt = bench.clock.now()
  const playOn = async (playerId: bigint) => {
    for (let n = 0; n < 5; n++) {
      await count({ playerId, roundId: `studio:new-${n}`, validBet: pesos(10n), closedAt })
      expect(await differing()).toEqual([])
    }
  }
  const playing = players.map(playOn)
  const deleted = await Promise.all(Array.from({ length: 10 }, () => pruneNow(3)))
  await Promise.all(playing)
  expect(deleted.reduce((sum, rounds) => sum + rounds, 0)).toBeGreaterThanOrEqual(60)
  for (const playerId of players) {
    expect(await roundsOf(playerId)).toBe(5)
    expect(await pointsOf(playerId)).toBe(2_500n)
  }
  expect(await differing()).toEqual([])
})

test('a correction of a deleted round takes nothing back and grants nothing', async () => {
  const playerId = await played()
  const closedAt = bench.clock.now()
  bench.clock.advance(days(100))
  await pruneNow()
  const correction = { playerId, roundId: 'studio:3', revision: 1, closedAt, validBetBefore: pesos(10n) }
  await count({ ...correction, validBet: pesos(500n) })
  expect([await pointsOf(playerId), await roundsOf(playerId)]).toEqual([2_000n, 0])
  expect(await lateOf(playerId)).toMatchObject([{ roundId: 'studio:3', validBet: pesos(500n) }])
})

test('an interrupted run goes on where it ended, with every sum as it was', async () => {
  const playerId = await played()
  bench.clock.advance(days(100))
  const stopping = new AbortController()
  const stopped = prunePoints(
    {
      ...bench.db,
      transaction: (work, options) => {
        if (work.length === 1) stopping.abort()
        return bench.db.transaction(work, options)
      },
    },
    { now: bench.clock.now(), signal: stopping.signal, sliceMax: 7 },
  )
  await expect(stopped).rejects.toThrow('abort')
  expect(await differing()).toEqual([])
  expect(await pointsOf(playerId)).toBe(2_000n)
  await pruneNow()
  expect(await roundsOf(playerId)).toBe(0)
  expect(await differing()).toEqual([])
})

test('a row of a server of the version before says a moment that is no earlier than its round', async () => {
  const playerId = bench.newPlayer()
  const before = Date.now() - 60_000
  await bench.rows('insert into points_player (player_id) values ($1)', [playerId])
  const [row] = await bench.rows(
    `insert into points_round (player_id, round_id, revision, weight, earned) values ($1, 'studio:before', 0, 10000, 0)
     returning extract(epoch from closed_at)::float8 * 1000 as "closedAt"`,
    [playerId],
  )
  expect(row?.closedAt).toBeGreaterThan(before)
})

test.each(['delete from points_round', 'update points_player set pruned_earned = 1'])(
  'the product’s role may not: %s',
  async (sql) => {
    await expect(bench.rows(sql)).rejects.toThrow('permission denied')
  },
)

test('the ledger is sound after all of it', async () => {
  expect(await verifyLedger(bench.db)).toMatchObject({ isSound: true })
})
