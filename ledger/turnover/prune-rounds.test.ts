import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { endOfDay, startOfDay, dayOf } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openLedgerDatabase } from '../testing/play.store.ts'
import { verifyLedger } from '../verify/verify-ledger.ts'
import { addRequirement } from './add-requirement.ts'
import { applyRounds } from './apply-rounds.ts'
import { countedRoundsKeptFor, followedFor, recountableFor } from './late-correction.ts'
import { lateCorrectionsOf } from './late-correction.store.ts'
import { pruneRounds } from './prune-rounds.ts'
import type { RoundResult } from './round-result.ts'
import { compareTurnover } from './turnover-jobs.ts'
import { turnoverMeter, validBetTotal } from './turnover-meter.ts'

let database: TestDatabase
let db: Database
let lastPlayer = 500n

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 14)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const start = instant(Date.parse('2026-11-21T04:00:00Z'))
const afterKept = addDuration(addDuration(start, countedRoundsKeptFor), hours(1))
const signal = new AbortController().signal
const newPlayer = (): bigint => ++lastPlayer

const result = (playerId: bigint, change: Partial<RoundResult> = {}): RoundResult => ({
  playerId,
  roundId: 'test:r',
  revision: 0,
  gameType: 'slots',
  gameId: 'test/lucky',
  closedAt: start,
  stake: pesos(60n),
  tips: zeroCentavos,
  win: zeroCentavos,
  isFree: false,
  isVoid: false,
  ...change,
})
const apply = (now: Instant, ...results: RoundResult[]) => db.transaction((tx) => applyRounds(tx, results, now))
const toPlay = (playerId: bigint, amount: bigint) =>
  db.transaction((tx) =>
    addRequirement(tx, {
      playerId,
      source: 'deposit',
      sourceId: `order-${amount}`,
      title: 'Deposit',
      credit: pesos(amount),
      rate: basisPoints(10_000),
      now: start,
      terms: { kind: 'deposit' },
    }),
  )
const prune = (now: Instant, sliceMax = 1_000) => pruneRounds(db, { now, signal, sliceMax })
const leftOf = async (playerId: bigint) => (await turnoverMeter(db, playerId)).remaining
const countRounds = statement<{ rounds: number; fills: number }>(
  'testPruneCount',
  `select (select count(*)::int from turnover_round where player_id = $1) as rounds,
     (select count(*)::int from turnover_fill where player_id = $1) as fills`,
)
const rowsOf = async (playerId: bigint) => (await db.rows(countRounds, [playerId]))[0]
const lateOf = async (playerId: bigint) => {
  const day = dayOf(start)
  const all = await lateCorrectionsOf(db, { from: startOfDay(day), until: endOfDay(day) })
  return all.filter((each) => each.playerId === playerId)
}

/** A player who has to stake 1,000.00, and has staked 30 times 10.00, one round a minute. */
async function playedRounds(): Promise<bigint> {
  const playerId = newPlayer()
  await toPlay(playerId, 1_000n)
  const rounds = Array.from({ length: 30 }, (_, number) =>
    result(playerId, { roundId: `test:${number}`, stake: pesos(10n), closedAt: instant(start + number * 60_000) }),
  )
  await apply(start, ...rounds)
  return playerId
}

test('every late win is recounted, and what follows has time before rounds are deleted', () => {
  const lateWinsAtMost = hours(720)
  expect(recountableFor).toBeGreaterThan(lateWinsAtMost)
  expect(followedFor).toBeGreaterThan(recountableFor)
  expect(countedRoundsKeptFor).toBeGreaterThan(followedFor)
})

test('a correction is counted up to the last millisecond of ninety days', async () => {
  const playerId = newPlayer()
  await toPlay(playerId, 100n)
  await apply(start, result(playerId))
  await apply(instant(addDuration(start, days(90)) - 1), result(playerId, { revision: 1, stake: pesos(40n) }))
  expect(await validBetTotal(db, playerId)).toBe(pesos(40n))
  expect(await lateOf(playerId)).toEqual([])
})

test.each([
  { what: 'another result', change: { revision: 1, stake: pesos(40n) }, validBet: pesos(40n) },
  { what: 'a void', change: { revision: 1, isVoid: true }, validBet: zeroCentavos },
])('$what after ninety days counts nothing and is listed for the staff once', async ({ change, validBet }) => {
  const playerId = newPlayer()
  await toPlay(playerId, 100n)
  await apply(start, result(playerId))
  const now = addDuration(start, days(90))
  // The time of the correction is not the time of the round.
  const correction = result(playerId, { ...change, closedAt: now })
  await Promise.all(Array.from({ length: 10 }, () => apply(now, correction)))
  expect([await validBetTotal(db, playerId), await leftOf(playerId)]).toEqual([pesos(60n), pesos(40n)])
  expect(await lateOf(playerId)).toEqual([
    {
      playerId,
      roundId: 'test:r',
      revision: 1,
      leftOut: 'playthrough',
      validBet,
      closedAt: start,
      receivedAt: now,
    },
  ])
})

test('a late correction does not keep a new round of the same batch from counting', async () => {
  const playerId = newPlayer()
  const now = addDuration(start, days(91))
  await apply(now, result(playerId, { revision: 1 }), result(playerId, { roundId: 'test:new', closedAt: now }))
  expect(await validBetTotal(db, playerId)).toBe(pesos(60n))
  expect(await lateOf(playerId)).toHaveLength(1)
})

test('a first result counts however late it is delivered, and its repetition is no late correction', async () => {
  const playerId = newPlayer()
  const now = addDuration(start, days(120))
  await apply(now, result(playerId))
  await apply(now, result(playerId))
  expect(await validBetTotal(db, playerId)).toBe(pesos(60n))
  expect(await lateOf(playerId)).toEqual([])
})

test('a deleted round leaves every sum as it was, and a correction of it counts nothing', async () => {
  const playerId = await playedRounds()
  const kept = { validBet: await validBetTotal(db, playerId), left: await leftOf(playerId) }
  await prune(afterKept)
  expect(await rowsOf(playerId)).toEqual({ rounds: 0, fills: 0 })
  expect({ validBet: await validBetTotal(db, playerId), left: await leftOf(playerId) }).toEqual(kept)
  const corrections = [
    result(playerId, { roundId: 'test:3', revision: 1, stake: pesos(99n) }),
    result(playerId, { roundId: 'test:4', revision: 1, isVoid: true }),
  ]
  await apply(afterKept, ...corrections)
  expect({ validBet: await validBetTotal(db, playerId), left: await leftOf(playerId) }).toEqual(kept)
  expect((await lateOf(playerId)).map(({ roundId }) => roundId)).toEqual(['test:3', 'test:4'])
  expect(await compareTurnover(db)).toEqual([])
  expect(await verifyLedger(db)).toMatchObject({ isSound: true })
})

test('rounds are deleted a moment after they may be, not at it; those that are younger stay', async () => {
  const playerId = await playedRounds()
  const tenth = instant(start + 10 * 60_000)
  await prune(addDuration(tenth, countedRoundsKeptFor))
  expect(await rowsOf(playerId)).toEqual({ rounds: 20, fills: 20 })
  expect(await compareTurnover(db)).toEqual([])
})

test('an ended requirement keeps its progress, and a later one is filled on', async () => {
  const playerId = newPlayer()
  await toPlay(playerId, 50n)
  await toPlay(playerId, 100n)
  await apply(start, result(playerId))
  await prune(afterKept)
  expect(await leftOf(playerId)).toBe(pesos(90n))
  await apply(afterKept, result(playerId, { roundId: 'test:next', closedAt: afterKept }))
  expect(await leftOf(playerId)).toBe(pesos(30n))
  expect(await compareTurnover(db)).toEqual([])
})

test('ten at once, beside rounds that are counted, delete each round once; no moment has another sum', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, playedRounds))
  let isOver = false
  let moments = 0
  const watch = async () => {
    while (!isOver) {
      expect(await compareTurnover(db)).toEqual([])
      moments++
    }
  }
  const watching = watch()
  const playing = Promise.all(
    players.flatMap((playerId) =>
      Array.from({ length: 10 }, (_, number) =>
        apply(afterKept, result(playerId, { roundId: `test:new-${number}`, stake: pesos(1n), closedAt: afterKept })),
      ),
    ),
  )
  const deleted = await Promise.all(Array.from({ length: 10 }, () => prune(afterKept, 7)))
  await playing
  isOver = true
  await watching
  // Players of earlier tests may have left some, too.
  expect(deleted.reduce((sum, rounds) => sum + rounds, 0)).toBeGreaterThanOrEqual(120)
  expect(moments).toBeGreaterThan(0)
  for (const playerId of players) {
    expect((await rowsOf(playerId))?.rounds).toBe(10)
    expect(await validBetTotal(db, playerId)).toBe(pesos(310n))
    expect(await leftOf(playerId)).toBe(pesos(690n))
  }
})

test('a correction that waits for the deletion of its round finds it too late', async () => {
  const playerId = await playedRounds()
  const correction = result(playerId, { roundId: 'test:5', revision: 1, isVoid: true })
  await Promise.all([prune(afterKept, 3), ...Array.from({ length: 10 }, () => apply(afterKept, correction))])
  expect(await validBetTotal(db, playerId)).toBe(pesos(300n))
  expect(await lateOf(playerId)).toHaveLength(1)
  expect(await compareTurnover(db)).toEqual([])
})

test('killed between two slices, the sums hold and the next run deletes the rest', async () => {
  const playerId = await playedRounds()
  const others = addDuration(afterKept, days(1))
  await prune(subtractDuration(start, days(1)))
  const run = async (failpoint: string) => {
    const given = { url: database.url, now: addDuration(others, days(31)), sliceMax: 7 }
    const script = join(import.meta.dirname, '..', 'testing', 'one-pruning.ts')
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(given)], {
      env: { ...process.env, FAILPOINT: failpoint },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await once(child, 'exit')
    return child.signalCode ?? child.exitCode
  }
  let deaths = 0
  while ((await run('prune.slice:die:2')) === 'SIGKILL') {
    deaths++
    expect(await compareTurnover(db)).toEqual([])
    expect(await validBetTotal(db, playerId)).toBe(pesos(300n))
  }
  expect(deaths).toBeGreaterThan(3)
  expect(await run('')).toBe(0)
  expect(await rowsOf(playerId)).toEqual({ rounds: 0, fills: 0 })
  expect(await validBetTotal(db, playerId)).toBe(pesos(300n))
})

test('a player is looked through once a month', async () => {
  const playerId = await playedRounds()
  await prune(start)
  expect(await prune(addDuration(start, days(30)))).toBe(0)
  const later = addDuration(afterKept, days(200))
  await prune(later)
  expect(await rowsOf(playerId)).toEqual({ rounds: 0, fills: 0 })
  await apply(later, result(playerId, { roundId: 'test:first-late' }))
  await prune(addDuration(later, days(30)))
  expect(await rowsOf(playerId)).toMatchObject({ rounds: 1 })
  await prune(instant(addDuration(later, days(30)) + 1))
  expect(await rowsOf(playerId)).toMatchObject({ rounds: 0 })
})

test.each([
  'delete from turnover_round',
  'delete from turnover_fill',
  'update turnover_player set pruned_valid_bet = 1',
  'update turnover_req set pruned_progress = 1',
  'delete from turnover_late_correction',
])('the product’s role may not: %s', async (sql) => {
  await expect(db.rows(statement(`test ${sql}`, sql))).rejects.toThrow('permission denied')
})
