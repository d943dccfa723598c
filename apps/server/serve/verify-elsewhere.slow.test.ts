import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { verifyElsewhere } from './verify-elsewhere.ts'

const secretOf = (text: string): string => Buffer.alloc(32, text).toString('hex')

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 2, applicationName: 'test' })
  const deposit = {
    reason: 'deposit',
    from: 'psp:sandpay',
    to: 'coin',
    amount: centavos(100n),
    reference: 'r',
  } as const
  const now = systemClock.now()
  await db.transaction((tx) => post(tx, { playerId: 1n, source: 'test', key: 'k', now, transfers: [deposit] }))
})
afterAll(async () => {
  await db.close()
  await database.close()
})
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'test')
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('MASTER_SECRET', secretOf('a secret of tests'))
})
afterEach(() => vi.unstubAllEnvs())

const verify = (signal = new AbortController().signal) =>
  verifyElsewhere({ now: systemClock.now(), withBeside: false, signal })
const backends = async () => {
  const { rows } = await db.pool.query<{ count: bigint }>(
    `select count(*) from pg_stat_activity where datname = current_database() and application_name <> 'test'`,
  )
  return rows[0]?.count
}

test('a worker’s verification runs in a process of its own, from one checkpoint to the next', async () => {
  const [first, next] = [await verify(), await verify()]
  expect(first).toMatchObject({ isSound: true, transfers: 1 })
  expect(next).toMatchObject({ isSound: true, transfers: 1, wentOnFrom: { number: 1n, isWhole: true } })
})

test('two at once: one verifies, and the other one says that it did not', async () => {
  const holder = db.connection()
  await holder.connect()
  await holder.query(`select pg_advisory_lock(hashtextextended('ledger_verify', 0))`)
  expect(await verify()).toBeUndefined()
  await holder.end()
  expect(await verify()).toMatchObject({ isSound: true })
})

test('a stop ends the process and its connections', async () => {
  const stop = new AbortController()
  const verification = verify(stop.signal)
  setTimeout(() => stop.abort(new Error('the process stops')), 200)
  await expect(verification).rejects.toThrow('the process stops')
  await expect.poll(backends, { timeout: 5_000 }).toBe(0n)
})

test('wrong settings are an error with the name of the program, not silence', async () => {
  vi.stubEnv('MASTER_SECRET', secretOf('another secret'))
  await expect(verify()).rejects.toThrow(/verify-ledger\.ts ended without an answer \(exit code 1\)/)
})
