import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  closeDays,
  depositCohorts,
  houseBalances,
  points,
  post,
  reportText,
  type Transfer,
  verifyLedger,
} from '#ledger'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/db/database.ts'
import { openLedgerDatabase } from '../testing/play.store.ts'
import { dayLock } from './house.store.ts'

let database: TestDatabase
let db: Database

const first = calendarDay('2026-11-21')
const second = calendarDay('2026-11-22')

beforeAll(async () => {
  database = await createTestDatabase()
  db = openLedgerDatabase(database.url, 4)
})
afterAll(async () => {
  await db.close()
  await database.close()
})

let postings = 0
const move = (now: Instant, ...transfers: Transfer[]) => moveOf(1n, now, ...transfers)
const moveOf = (playerId: bigint, now: Instant, ...transfers: Transfer[]) =>
  db.transaction((tx) => post(tx, { playerId, source: 'test', key: `${++postings}`, now, transfers }))
const deposit = (amount: bigint): Transfer => ({
  reason: 'deposit',
  from: 'psp:a',
  to: 'coin',
  amount: centavos(amount),
  reference: 'r',
})
const bet = (amount: bigint): Transfer => ({
  reason: 'bet',
  from: 'coin',
  to: 'game:a',
  amount: centavos(amount),
  reference: 'r',
})
const award: Transfer = { reason: 'pointsAward', from: 'promo:a', to: 'points', amount: points(7n), reference: 'r' }

const closedDays = statement<{ day: string; transfers: bigint }>(
  'testDays',
  'select day, transfers from ledger_day order by day',
)

const expected = [
  { account: 'game:a', asset: 'coin', balance: 50n },
  { account: 'promo:a', asset: 'points', balance: -7n },
  { account: 'psp:a', asset: 'coin', balance: -300n },
]

test('a house that moved nothing has nothing and closes nothing', async () => {
  expect(await houseBalances(db)).toEqual([])
  expect(await closeDays(db, startOfDay(second))).toEqual([])
})

test('the house’s balances are what its accounts received less what they paid, to the present moment', async () => {
  await move(startOfDay(first), deposit(100n), bet(30n))
  await move(addDuration(startOfDay(first), hours(23)), award)
  await move(addDuration(endOfDay(first), hours(1)), deposit(200n), bet(20n))
  expect(await houseBalances(db)).toEqual(expected)
})

test('a day is closed once it is over and can get no more transfers, and the balances stay what they are', async () => {
  expect(await closeDays(db, addDuration(endOfDay(first), minutes(9)))).toEqual([])
  const closed = await Promise.all([1, 2, 3].map(() => closeDays(db, addDuration(endOfDay(first), minutes(10)))))
  expect(closed.flat()).toEqual([first])
  expect(await db.rows(closedDays)).toEqual([{ day: first, transfers: 3n }])
  expect(await houseBalances(db)).toEqual(expected)
})

test('days that nobody closed in time are closed in their order, empty ones too', async () => {
  expect(await closeDays(db, addDuration(endOfDay(second), hours(30)))).toEqual([second, '2026-11-23'])
  expect(await houseBalances(db)).toEqual(expected)
})

test('closing a day has a limit of its own, and the pool’s does not end it', async () => {
  const hasty = openDatabase({ url: database.url, poolMax: 2, applicationName: 'test', statementTimeoutMs: 300 })
  const held = db.transaction(async (tx) => {
    await dayLock(tx)
    await sleep(1_000)
  })
  await expect(closeDays(hasty, addDuration(endOfDay(second), minutes(11)))).resolves.toEqual([])
  await held
  await expect(closeDays(hasty, endOfDay(second), AbortSignal.abort())).rejects.toThrow('aborted')
  await hasty.close()
})

test('the months that come have a place of their own, made ahead and once', async () => {
  const months = statement<{ name: string }>(
    'testMonths',
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ledger_transfer'::regclass`,
  )
  const lastOfMay = startOfDay(calendarDay('2027-05-31'))
  await closeDays(db, lastOfMay)
  await closeDays(db, lastOfMay)
  const names = (await db.rows(months)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['ledger_transfer_202705', 'ledger_transfer_202708']))
})

test('a transfer of the last moment of a month in Manila lies in that month', async () => {
  const where = statement<{ name: string }>(
    'testWhere',
    `select tableoid::regclass::text as name from ledger_transfer where reference = $1`,
  )
  const firstOfJune = startOfDay(calendarDay('2027-06-01'))
  await move(addDuration(firstOfJune, minutes(-1)), { ...deposit(1n), reference: 'last of May' })
  await move(firstOfJune, { ...deposit(1n), reference: 'first of June' })
  expect(await db.rows(where, ['last of May'])).toEqual([{ name: 'ledger_transfer_202705' }])
  expect(await db.rows(where, ['first of June'])).toEqual([{ name: 'ledger_transfer_202706' }])
})

test('cohorts are the same before and after the days of their deposits are summed up', async () => {
  const july = calendarDay('2027-07-01')
  await moveOf(2n, addDuration(startOfDay(july), hours(1)), deposit(5n))
  await moveOf(2n, addDuration(endOfDay(july), hours(1)), deposit(6n))
  await moveOf(1n, addDuration(endOfDay(july), hours(1)), deposit(7n))
  const expectedCohorts = [
    { month: '2026-11-01', age: 0, players: 1n, amount: 300n },
    { month: '2026-11-01', age: 6, players: 1n, amount: 1n },
    { month: '2026-11-01', age: 7, players: 1n, amount: 1n },
    { month: '2026-11-01', age: 8, players: 1n, amount: 7n },
    { month: '2027-07-01', age: 0, players: 1n, amount: 11n },
  ]
  const cohorts = () => depositCohorts(db, calendarDay('2026-01-01'))
  expect(await cohorts()).toEqual(expectedCohorts)
  for (const end of [startOfDay(july), endOfDay(july), addDuration(endOfDay(july), hours(24))]) {
    await closeDays(db, addDuration(end, minutes(10)))
    expect(await cohorts()).toEqual(expectedCohorts)
  }
  expect(await depositCohorts(db, july)).toEqual(expectedCohorts.slice(-1))
})

test('after all of this the ledger is sound', async () => {
  const report = await verifyLedger(db)
  expect(report.isSound, reportText(report)).toBe(true)
})
