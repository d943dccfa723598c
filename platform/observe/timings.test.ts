import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock } from '#core/clock/test-clock.ts'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { createLog } from '../log/log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { bucketMsMax, bucketOf } from './bucket.ts'
import { observeMetrics, statementGroup } from './observe-metrics.ts'
import { timingsRemoveBefore, timingsSince } from './timing.store.ts'
import { createTimings } from './timings.ts'
import { asPart, asWork } from '../work/work.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
const clock = testClock()
const log = createLog({ level: 'silent', style: 'json' })
const begun = subtractDuration(clock.now(), minutes(10))

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'timings test' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const wait = statement('timingsTestWait', 'select pg_sleep(0.05)')
const fail = statement('timingsTestFail', 'select 1 / 0')

test.each([0, 0.1, 0.5, 1, 7, 49.9, 1_000, 12_345.6])(
  '%d ms are in a bucket that ends at most a quarter later',
  (ms) => {
    const end = bucketMsMax(bucketOf(ms))
    expect(end).toBeGreaterThanOrEqual(ms)
    expect(end).toBeLessThanOrEqual(Math.max(ms, 0.1) * 1.2501)
  },
)

test('a call’s statements, connection and services are stored as its parts, and the statement by its name', async () => {
  const timings = createTimings({ db, clock, log })
  await asWork({ kind: 'call', name: 'test/one' }, async () => {
    await db.transaction((tx) => tx.rows(wait))
    await asPart({ kind: 'outside', name: 'testPay' }, async () => undefined)
  })
  await timings.close()
  const rows = await timingsSince(db, begun)
  const parts = rows.filter(({ name }) => name === 'test/one')
  expect(parts.map(({ part }) => part).toSorted()).toEqual([
    'connection',
    'outside:testPay',
    'own',
    'statement',
    'whole',
  ])
  const micros = (part: string) => Number(parts.find((row) => row.part === part)?.micros)
  expect(micros('statement')).toBeGreaterThanOrEqual(50_000)
  expect(micros('whole')).toBeGreaterThanOrEqual(micros('statement') + micros('own'))
  expect(rows.find(({ kind, name }) => kind === 'statement' && name === wait.name)).toMatchObject({ count: 1n })
  expect(rows.find(({ kind }) => kind === 'outside')).toMatchObject({ name: 'testPay', part: 'whole', outcome: 'done' })
})

test('two processes that measure the same add up, however often and however simultaneously they save', async () => {
  const processes = [createTimings({ db, clock, log }), createTimings({ db, clock, log })]
  await Promise.all(Array.from({ length: 10 }, () => asWork({ kind: 'call', name: 'test/two' }, async () => undefined)))
  await Promise.all(processes.flatMap(({ flush }) => [flush(), flush()]))
  await Promise.all(processes.map(({ close }) => close()))
  const rows = (await timingsSince(db, begun)).filter(({ name, part }) => name === 'test/two' && part === 'whole')
  // Both observe this process, so each of the ten is measured by both.
  expect(rows.reduce((sum, { count }) => sum + count, 0n)).toBe(20n)
})

test('a statement that fails is measured as failed on every way to the database', async () => {
  const timings = createTimings({ db, clock, log })
  await expect(db.rows(fail)).rejects.toThrow('division')
  await expect(db.transaction((tx) => tx.rows(fail))).rejects.toThrow('division')
  await expect(db.reading((reader) => reader.rows(fail))).rejects.toThrow('division')
  await timings.close()
  const rows = (await timingsSince(db, begun)).filter(({ name }) => name === fail.name)
  expect(rows.every(({ outcome }) => outcome === 'failed')).toBe(true)
  expect(rows.reduce((sum, { count }) => sum + count, 0n)).toBe(3n)
})

test('a slice is found until it is removed', async () => {
  const later = addDuration(clock.now(), minutes(5))
  expect(await timingsSince(db, later)).toEqual([])
  expect((await timingsSince(db, begun)).length).toBeGreaterThan(0)
  await timingsRemoveBefore(db, later)
  expect(await timingsSince(db, begun)).toEqual([])
})

test('Prometheus sees services by their outcome, and statements by the word that their names begin with', async () => {
  const metrics = createMetrics({ version: '1' })
  const stop = observeMetrics(metrics)
  await asPart(
    { kind: 'outside', name: 'testPay' },
    async () => undefined,
    () => 'failed',
  )
  await db.transaction((tx) => tx.rows(wait))
  stop()
  const text = await metrics.text()
  expect(text).toContain('outside_call_seconds_count{service="testPay",outcome="failed"} 1')
  expect(text).toContain('db_statement_seconds_count{statements="timings",outcome="done"} 1')
  expect(text).toContain('db_connection_wait_seconds_count 1')
  expect([statementGroup('deposit_order_find'), statementGroup('depositEventList'), statementGroup('?')]).toEqual([
    'deposit',
    'deposit',
    'other',
  ])
})
