import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requireStudioSecret } from '#games/rgs/server/require-studio-secret.ts'
import { studioSeal } from '#games/rgs/server/studio-seal.ts'
import { masterSecret } from '#platform/crypto/master-secret.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { openDatabase } from '#platform/db/database.ts'
import { removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { buildApps } from '../build/build-apps.ts'
import { freePortBlock } from './free-ports.ts'

type Start = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

const root = join(import.meta.dirname, '..', '..')
const readyMs = 120_000
const studioMigrations = join(root, 'database', 'studio')
let dataDir: string
let port: number
let running: Start[]

beforeAll(() => buildApps(new AbortController().signal))

async function openPlace(): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'bituin start '))
  chmodSync(parent, 0o755)
  dataDir = join(parent, 'data')
  port = await freePortBlock(4)
  running = []
}

async function leavePlace(): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  await removeEmbeddedPostgres(dataDir)
  rmSync(join(dataDir, '..'), { recursive: true })
}

// A first start takes a processor for ten seconds: tests of one product share it, one after another.
describe('a product on its own database', () => {
  let first: Start
  beforeAll(async () => {
    await openPlace()
    first = start()
    await isReady(first)
  })
  afterAll(leavePlace)

  test('a second start on the same data is refused, and the first goes on', async () => {
    const second = start({ PORT: String(await freePortBlock(4)) })

    expect(await second.ended).toBe(1)
    expect(sentences(second)).toEqual([
      `The product already runs on ${dataDir} (process ${first.child.pid}): stop it first, or set BITUIN_DATA_DIR to another folder.`,
    ])
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  test('the product comes up on its four ports, and SIGTERM leaves nothing running', async () => {
    for (const offset of [0, 1, 2, 3]) {
      const answer = await fetch(`http://127.0.0.1:${port + offset}/healthz`)
      expect(answer.status).toBe(200)
    }
    const pids = processesOf(first)
    expect(pids.length).toBeGreaterThanOrEqual(4)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await vi.waitUntil(() => !pids.some(isAlive), { timeout: 10_000 })
  })

  test('after the launcher is killed its processes end, and the next start takes the database over', async () => {
    const killed = start()
    await isReady(killed)
    const servers = processesOf(killed).filter((pid) => commandOf(pid).includes('main.ts'))
    expect(servers).toHaveLength(3)
    killed.child.kill('SIGKILL')
    await vi.waitUntil(() => !servers.some(isAlive), { timeout: 15_000 })

    const next = start()
    await isReady(next)
    expect(next.output()).toContain('PostgreSQL was still running and was taken over')
  })
})

describe('a product on a database of the operator’s own', () => {
  let database: TestDatabase
  let first: Start
  beforeAll(async () => {
    await openPlace()
    database = await createTestDatabase()
    first = start(own())
    await isReady(first)
  })
  afterAll(async () => {
    await leavePlace()
    await database.close()
  })
  const own = () => ({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl })

  test('the product runs on a database of the operator’s own', () => {
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  })

  test('a second start on the same data is refused on a database of the operator’s own as well', async () => {
    const second = start({ ...own(), PORT: String(await freePortBlock(4)) })

    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('The product already runs on')
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  })
})

describe('a start of its own', () => {
  beforeEach(openPlace)
  afterEach(leavePlace)

  test('a port in use is said in one sentence, and nothing stays running', async () => {
    const squatter = createServer()
    await new Promise<void>((resolve) => squatter.listen(port + 2, '127.0.0.1', resolve))
    const started = start()

    expect(await started.ended).toBe(1)
    expect(sentences(started).at(-1)).toBe(
      `Port ${port + 2} for the studio is in use: stop what uses it, or set STUDIO_PORT to another port.`,
    )
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    squatter.close()
  })

  test('a database that cannot be reached is said in one sentence', async () => {
    const started = start({ DATABASE_URL: 'postgresql://bituin_app:secret@127.0.0.1:1/bituin' })

    expect(await started.ended).toBe(1)
    expect(sentences(started)).toEqual([
      'DATABASE_URL: the database at postgresql://bituin_app:***@127.0.0.1:1/bituin cannot be used: nothing listens at that address.',
    ])
  })

  test('another clone, whose secrets are others, is refused on the same database', async () => {
    const database = await createTestDatabase()
    const own = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
    const db = openDatabase({ url: database.url, poolMax: 1, applicationName: 'test' })
    await requireMasterSecret(db, masterSecret('the first clone’s secret, which is long enough'))
    await db.close()
    const second = start(own)

    expect(await second.ended).toBe(1)
    expect(sentences(second).at(-1)).toMatch(/^The database was made under another MASTER_SECRET/)
    await database.close()
  })

  test('a second studio with a secret of its own is refused on the same books, before anything starts', async () => {
    const database = await createTestDatabase()
    const own = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
    await migrate({ ownerUrl: database.ownerUrl, directory: studioMigrations, schema: 'studio' })
    const db = openDatabase({ url: database.url, poolMax: 1, applicationName: 'test' })
    await requireStudioSecret(db, studioSeal(masterSecret('the first studio’s secret, which is long enough')))
    await db.close()
    const second = start(own)

    expect(await second.ended).toBe(1)
    expect(sentences(second).at(-1)).toMatch(/^The studio's books were made under another STUDIO_SECRET/)
    await database.close()
  })

  test('in production nothing is started that it was not told of', async () => {
    const refused = start(production())
    expect(await refused.ended).toBe(1)
    expect(sentences(refused)).toEqual([
      'The settings cannot be used:',
      '  DATABASE_URL: has to be set in production; EMBEDDED_POSTGRES=true asks for the PostgreSQL that `npm start` runs',
    ])

    const settings = production()
    const started = start({
      ...settings,
      EMBEDDED_POSTGRES: 'true',
      DATABASE_STANDBY_WAIVER: waiver,
      SHUTDOWN_DELAY_SECONDS: '0',
    })
    await isReady(started)
    // The log's settings name the port that a sandbox would have; a line that begins with it would be one that runs.
    expect(started.output()).not.toMatch(/^\s*sandbox\b|sign in as/im)
    await expect(fetch(`http://127.0.0.1:${port + 3}/healthz`)).rejects.toThrow('fetch failed')
    started.child.kill('SIGTERM')
    await started.ended

    const demonstration = start({ MASTER_SECRET: settings.MASTER_SECRET, DEMO: 'true' })
    expect(await demonstration.ended).toBe(1)
    expect(sentences(demonstration).at(-1)).toMatch(/^The database belongs to a house in production/)
  })

  test('every setting at fault is told at once', async () => {
    const started = start({ LOG_LEVEL: 'loud', DEMO: 'yes' })

    expect(await started.ended).toBe(1)
    expect(sentences(started)).toEqual([
      'The settings cannot be used:',
      '  DEMO: has to be one of true, false',
      '  LOG_LEVEL: has to be one of fatal, error, warn, info, debug, trace, silent',
    ])
  })
})

const waiver = 'a test of one machine, decided by its author'

function start(env: Readonly<Record<string, string>> = {}): Start {
  const flags = ['--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, join(root, 'tools', 'commands', 'start.ts')], {
    // Vitest sets NODE_ENV to test; this starts the product as a developer does.
    env: { ...process.env, NODE_ENV: 'development', BITUIN_DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const started = { child, output: () => output, ended }
  running.push(started)
  return started
}

const production = () => ({
  NODE_ENV: 'production',
  MASTER_SECRET: randomBytes(32).toString('base64'),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ALLOW_HTTP_ON_LOOPBACK: 'true',
  SMS_URL: 'off',
})

const sentences = (started: Start): string[] => started.output().trim().split('\n')

async function isReady(started: Start): Promise<void> {
  await vi.waitUntil(() => /^Ready in /m.test(started.output()) || started.child.exitCode !== null, {
    timeout: readyMs,
  })
  expect(started.output()).toMatch(/^Ready in /m)
}

/** Every process that the launcher started, PostgreSQL among them. */
function processesOf({ child }: Start): number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
