import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { schedule } from './schedule.ts'

let database: TestDatabase
let db: Database
let jobs: Jobs
const runs: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'schedule' })
  const work = { name: 'work', run: async ({ key }: { readonly key: string }) => void runs.push(key) }
  const log = createLog({ level: 'silent', style: 'json' })
  // Polling is switched off in this test: only notifications cause runs.
  jobs = createJobs({ db, clock: systemClock, log, jobs: [work], lookAfter: hours(1) })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await db.close()
  await database.close()
})

const scheduleAt = (key: string, after = hours(0)) =>
  db.transaction((tx) =>
    schedule(tx, { name: 'work', key, runAt: addDuration(systemClock.now(), after), payload: null }),
  )

test('a run that is due is notified with the commit of its cause, each time, and a later one is not', async () => {
  for (const key of ['first', 'second']) {
    await scheduleAt(key)
    await expect.poll(() => runs.at(-1), { timeout: 10_000 }).toBe(key)
  }
  await scheduleAt('later', hours(2))
  await scheduleAt('third')
  await expect.poll(() => runs.at(-1), { timeout: 10_000 }).toBe('third')
  expect(runs).toEqual(['first', 'second', 'third'])
})
