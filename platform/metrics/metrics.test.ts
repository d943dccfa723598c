import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { systemClock } from '#core/clock/instant.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { publish } from '../outbox/publish.ts'
import { createMetrics } from './metrics.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 3, applicationName: 'metrics test' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

test('the text is what Prometheus reads: build, event loop, calls, jobs, batches', async () => {
  const metrics = createMetrics({ version: '1.0.28', commit: 'abc' })
  metrics.observeCall({ path: 'anonymous/login', status: 200, errcode: 101, ms: 30 })
  metrics.observeJob({ name: 'settle', outcome: 'failed', ms: 1_500 })
  metrics.observeBatch({ consumer: 'stats', outcome: 'handled', events: 40, ms: 5 })
  const text = await metrics.text()
  expect(metrics.contentType).toContain('text/plain')
  expect(text).toContain(`build_info{version="1.0.28",commit="abc",node="${process.version}"} 1`)
  expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/)
  expect(text).toContain('http_call_seconds_bucket{le="0.025",path="anonymous/login",status="200",errcode="101"} 0')
  expect(text).toContain('http_call_seconds_bucket{le="0.05",path="anonymous/login",status="200",errcode="101"} 1')
  expect(text).toContain('job_run_seconds_sum{name="settle",outcome="failed"} 1.5')
  expect(text).toContain('outbox_events_total{consumer="stats",outcome="handled"} 40')
})

test('two registries do not share anything', async () => {
  const [one, two] = [createMetrics({ version: '1' }), createMetrics({ version: '2' })]
  one.counter({ name: 'deposits_total', help: 'Deposits' }).inc(3)
  expect(await one.text()).toContain('deposits_total 3')
  expect(await two.text()).not.toContain('deposits_total')
})

test('a pool shows its busy, idle and waiting connections', async () => {
  const metrics = createMetrics({ version: '1' })
  metrics.watchPool('main', db.pool)
  await db.transaction(async () => {
    expect(await metrics.text()).toContain('db_pool_connections{pool="main",state="busy"} 1')
  })
  expect(await metrics.text()).toContain('db_pool_connections{pool="main",state="busy"} 0')
})

test('the outbox shows the lag of each consumer, and an unreachable database hides nothing else', async () => {
  const metrics = createMetrics({ version: '1' })
  const log = createLog({ level: 'silent', style: 'json' })
  const consumer = { name: 'stats', topics: ['ROUND_CLOSED'], handle: async () => undefined }
  const outboxDb = openDatabase({ url: database.url, poolMax: 3, applicationName: 'metrics outbox' })
  const outbox = createOutbox({ db: outboxDb, clock: systemClock, log, consumers: [consumer], metrics })
  await outbox.drain()
  await createOutbox({ db: outboxDb, clock: systemClock, log, consumers: [] }).drain()
  await db.transaction((tx) => publish(tx, { topic: 'ROUND_CLOSED', key: 'a', payload: null }))
  await createOutbox({ db: outboxDb, clock: systemClock, log, consumers: [] }).drain()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await metrics.text()).toMatch(/outbox_lag_seconds\{consumer="stats"\} 0\.\d+/)
  await outbox.drain()
  const text = await metrics.text()
  expect(text).toContain('outbox_lag_seconds{consumer="stats"} 0\n')
  expect(text).toContain('outbox_dead_letters{consumer="stats"} 0')
  expect(text).toContain('outbox_parked_events{consumer="stats"} 0')
  await outboxDb.close()
  expect(await metrics.text()).toContain('build_info')
})
