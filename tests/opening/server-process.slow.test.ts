import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { asOwner } from '#tests/support/as-owner.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'
import { compiledOnce } from '#tools/test/compiled-once.ts'

type Process = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

let database: TestDatabase
let port: number
let running: Process[]

beforeAll(() => buildApps(new AbortController().signal))

async function openPlace(): Promise<void> {
  database = await createTestDatabase()
  port = await freePortBlock(4)
  running = []
}

async function leavePlace(): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  await database.close()
}

describe('a process of the players', () => {
  let api: Process
  beforeAll(async () => {
    await openPlace()
    api = start({ ROLE: 'api', SHUTDOWN_DELAY_SECONDS: '2' })
    await isReady(port)
  })
  afterAll(leavePlace)

  test('a process of the players serves them, has its health and metrics inside, and runs no job', async () => {
    expect(await statusesOf(port, ['/lobby/home', '/app/v1/openapi.json', '/back-office/v1/openapi.json'])).toEqual([
      200, 200, 404,
    ])
    expect(await statusesOf(port + 1, ['/readyz', '/metrics', '/', '/app/v1/openapi.json'])).toEqual([
      200, 200, 404, 404,
    ])
    expect(await jobsStarted()).toBe(0)
  })

  test('a process that is to stop says so at /readyz, serves meanwhile, and then ends', async () => {
    const { child, ended } = api
    const begun = performance.now()
    child.kill('SIGTERM')

    await vi.waitUntil(async () => (await statusesOf(port, ['/readyz']))[0] === 503, { timeout: 1_500 })
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({
      checks: { accepting: false },
    })
    expect(await statusesOf(port, ['/healthz', '/lobby/home'])).toEqual([200, 200])
    expect(await ended).toBe(0)
    expect(performance.now() - begun).toBeGreaterThan(2_000)
  })
})

describe('a worker', () => {
  beforeAll(async () => {
    await openPlace()
    start({ ROLE: 'worker' })
    await isReady(port + 1)
  })
  afterAll(leavePlace)

  test('a worker runs jobs and events, and serves nobody', async () => {
    expect(await statusesOf(port + 1, ['/metrics', '/'])).toEqual([200, 404])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
    expect(await jobsStarted()).toBeGreaterThan(10)
    const metrics = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text()
    expect(metrics).toContain('outbox_lag_seconds')
  })

  test('every metric that an alert asks for is one that the processes have', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text()
    const types = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))

    const rules = readFileSync(join(root, 'deploy', 'observe', 'alerts.yml'), 'utf8')
    const names = [...rules.matchAll(/\b([a-z_]+[a-z0-9_]*)\{/g)].map(([, name = '']) =>
      name.replace(/_(?:count|bucket)$/, ''),
    )
    expect(new Set(names).size).toBeGreaterThan(8)
    expect([...new Set(names)].filter((name) => !types.has(name) && !ofOthers.includes(name))).toEqual([])
  })
})

describe('a process of its own', () => {
  beforeEach(openPlace)
  afterEach(leavePlace)

  test('a process of the staff serves the back office alone', async () => {
    start({ ROLE: 'office' })
    await isReady(port + 1)

    expect(await statusesOf(port + 1, ['/', '/metrics'])).toEqual([200, 200])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
    expect(await jobsStarted()).toBe(0)
  })

  test('a database without tables and one that is newer are refused in one sentence', async () => {
    await asOwner(
      database.ownerUrl,
      "insert into schema_migration (number, name, sha256) values (9999, '9999_from_tomorrow', '')",
    )
    const early = start({ ROLE: 'worker' })
    expect(await early.ended).toBe(1)
    expect(early.output()).toContain('The database is newer than this version: it has the migration 9999_from_tomorrow')

    await asOwner(
      database.ownerUrl,
      'drop schema public cascade; create schema public; grant usage on schema public to public',
    )
    const empty = start({ ROLE: 'worker' })
    expect(await empty.ended).toBe(1)
    expect(empty.output()).toContain('The database has no tables yet')
    expect(empty.output()).not.toMatch(/\n\s+at /)
  })
})

/** The synthetic player is a process of its own; tests/operations/synthetic-player.test.ts holds its metric. */
const ofOthers: readonly string[] = ['up', 'synthetic_step_seconds']

function start(env: Readonly<Record<string, string>>): Process {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'apps', 'server', 'main.ts')],
    {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        PORT: String(port),
        DATABASE_URL: database.url,
        MASTER_SECRET: Buffer.alloc(32, 'a secret of roles only').toString('hex'),
        ...compiledOnce,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const ended = once(child, 'exit').then(() => child.exitCode)
  const entry = { child, output: () => output, ended }
  running.push(entry)
  return entry
}

const isReady = (of: number): Promise<void> =>
  vi.waitFor(async () => expect(await statusesOf(of, ['/readyz'])).toEqual([200]), { timeout: 60_000, interval: 50 })

const statusesOf = (of: number, paths: readonly string[]): Promise<number[]> =>
  Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${of}${path}`)).status))

async function jobsStarted(): Promise<number> {
  const [row] = await asOwner<{ count: number }>(database.ownerUrl, 'select count(*)::int as count from job')
  return row?.count ?? 0
}
