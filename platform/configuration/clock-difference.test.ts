import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { reportClockDifference } from './clock-difference.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 1, applicationName: 'test' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

test.each([
  [0, ''],
  [-10_000, 'behind the database'],
  [10_000, 'ahead of the database'],
])('a clock that is %i ms off is reported, and the start goes on', async (offMs, said) => {
  const lines: string[] = []
  const log = createLog({ level: 'info', style: 'json', destination: { write: (line) => lines.push(line) } })
  await db.pool.query('select 1')
  await reportClockDifference({ db, log, clock: { now: () => instant(Date.now() + offMs) } })
  expect(lines.join('')).toContain(said)
  expect(lines).toHaveLength(offMs === 0 ? 0 : 1)
})
