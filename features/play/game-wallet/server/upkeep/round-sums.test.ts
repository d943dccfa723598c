import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { correctingRounds } from '#tests/play/correcting-rounds.ts'
import { type RevenueKey, revenueByBrand, revenueReport } from '../store/revenue-report.store.ts'
import { roundSumFindFaults } from '../store/round-sum.store.ts'
import { sumUpRounds } from './sum-up-rounds.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'round sums' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const first = calendarDay('2026-11-20')
const third = addDays(first, 2)
const everything = { from: addDays(first, -2), until: addDays(first, 5) }
const splits: readonly RevenueKey[] = ['day', 'provider', 'type', 'game']
const brands = [{ providerId: 'studio', code: 'lucky', brand: 'bituin' }]
const noon = (day: typeof first): Instant => addDuration(startOfDay(day), minutes(720))
const summing = (day: typeof first): Instant => addDuration(endOfDay(day), minutes(10))

type RoundFields = { player: number; at: Instant; game?: string; stake?: number; win?: number; isFree?: boolean }
let rounds = 0
const play = ({ player, at, game = 'lucky', stake = 100, win = 30, isFree = false }: RoundFields) =>
  db.pool.query(
    `insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled,
       wins, unnamed_wins, is_free, revision, opened_at, ended_at)
     values ($1, 'studio', $2, $3, 'slots', 'CLOSED', $4, 0, $5, 1, 0, 1, 0, $6, 0, $7, $7)`,
    [player, `r${++rounds}`, game, stake, win, isFree, new Date(at)],
  )
const correct = (change: string, round: number) => db.pool.query(correctingRounds(change, `round_id = 'r${round}'`))
const reports = async () => ({
  brand: await revenueByBrand(db, everything, brands),
  ...Object.fromEntries(
    await Promise.all(splits.map(async (by) => [by, await revenueReport(db, { ...everything, by })])),
  ),
})

test('a house without rounds has none to sum up', async () => {
  expect(await sumUpRounds(db, summing(third))).toEqual([])
  expect(await revenueReport(db, { ...everything, by: 'day' })).toEqual([])
})

test('days that nobody summed up in time are, once each and empty ones too, and every report stays what it was', async () => {
  // 5 plays on both sides of a midnight in Manila, 6 two games on one day, 7 for free.
  await play({ player: 5, at: addDuration(endOfDay(first), milliseconds(-1)) })
  await play({ player: 5, at: endOfDay(first), stake: 700 })
  await play({ player: 6, at: noon(first), game: 'other' })
  await play({ player: 6, at: noon(first), win: 0 })
  await play({ player: 7, at: noon(addDays(first, 3)), isFree: true })
  const before = await reports()
  expect(before.day).toEqual([
    { key: '2026-11-20', rounds: 3n, players: 2n, stake: 300n, win: 60n },
    { key: '2026-11-21', rounds: 1n, players: 1n, stake: 700n, win: 30n },
    { key: '2026-11-23', rounds: 1n, players: 1n, stake: 0n, win: 30n },
  ])
  // A player of two games, or on two days, is one player of the provider.
  expect(before.provider).toEqual([{ key: 'studio', rounds: 5n, players: 3n, stake: 1000n, win: 120n }])
  expect(before.brand).toMatchObject([
    { key: 'bituin', players: 3n },
    { key: 'unknown', players: 1n },
  ])
  expect(await sumUpRounds(db, addDuration(summing(first), milliseconds(-1)))).toEqual([])
  expect(await sumUpRounds(db, summing(first))).toEqual([first])
  expect(await reports()).toEqual(before)
  const summed = await Promise.all([1, 2, 3].map(() => sumUpRounds(db, summing(third))))
  expect(summed.flat().toSorted()).toEqual([addDays(first, 1), third])
  expect(await reports()).toEqual(before)
})

test('a correction in a closed day is reported at once, and the day is summed up again', async () => {
  await correct(`state = 'VOIDED', stake = 0, win = 0, bets = 0, wins = 0, cancelled = 1`, 1)
  await correct('win = win + 15', 4)
  const corrected = await reports()
  expect(corrected.day).toMatchObject([{ rounds: 2n, players: 1n, stake: 200n, win: 45n }, {}, {}])
  expect(await roundSumFindFaults(db)).toEqual([])
  expect(await sumUpRounds(db, summing(third))).toEqual([first])
  expect(await sumUpRounds(db, summing(third))).toEqual([])
  expect(await reports()).toEqual(corrected)
  expect(await roundSumFindFaults(db)).toEqual([])
})

test.each([
  ['a larger win', 'update game_round_sum set win = win + 1', 'update game_round_sum set win = win - 1'],
  [
    'another player',
    `update game_round_sum set players = set_byte(players, 7, get_byte(players, 7) + 1)`,
    `update game_round_sum set players = set_byte(players, 7, get_byte(players, 7) - 1)`,
  ],
  [
    'a round that ended on another day',
    `update game_round set ended_at = ended_at - interval '1 day' where round_id = 'r3'`,
    `update game_round set ended_at = ended_at + interval '1 day' where round_id = 'r3'`,
  ],
])('%s is found', async (_what, fault, repair) => {
  await db.pool.query(fault)
  expect((await roundSumFindFaults(db)).length).toBeGreaterThan(0)
  await db.pool.query(repair)
  expect(await roundSumFindFaults(db)).toEqual([])
})
