import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'

const root = join(import.meta.dirname, '..', '..')
let dataDir: string

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'bituin embedded '))
  chmodSync(parent, 0o755)
  dataDir = join(parent, 'data')
})

afterEach(async () => {
  await removeEmbeddedPostgres(dataDir)
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

test('rows survive a clean stop and a new start', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await query(first.ownerUrl, 'create table kept (word text); insert into kept values ($$still here$$)')
  await first.stop()
  expect(findEmbeddedPostgres(dataDir)).toBeUndefined()

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.adopted).toBe(false)
  expect(await query(second.ownerUrl, 'select word from kept')).toEqual([{ word: 'still here' }])
  await second.stop()
})

test('the server keeps what it confirmed, speaks UTC and sorts by code point', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const [settings] = await query(
    postgres.appUrl,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages, current_setting('TimeZone') as zone,
      current_setting('server_encoding') as encoding, datlocprovider::text as provider, datlocale as locale
     from pg_database where datname = current_database()`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    zone: 'UTC',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
  })
  await postgres.stop()
})

test('nobody connects without the password, through the socket or over TCP', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const throughSocket = new URL(postgres.appUrl)
  const overTcp = new URL(postgres.appUrl)
  overTcp.search = ''
  await expect(query(overTcp.toString(), 'select 1 as one')).resolves.toEqual([{ one: 1 }])
  for (const url of [throughSocket, overTcp]) {
    url.password = 'guessed'
    await expect(query(url.toString(), 'select 1')).rejects.toThrow('password authentication failed')
  }
  await postgres.stop()
})

test('only this user reads the passwords', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  expect(statSync(join(dataDir, 'postgres-passwords.json')).mode & 0o777).toBe(0o600)
  expect(statSync(realpathSync(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
  await postgres.stop()
})

test('a lost password file is recreated and the rows stay', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await query(first.ownerUrl, 'create table kept ()')
  await first.stop()
  rmSync(join(dataDir, 'postgres-passwords.json'))

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.ownerUrl).not.toBe(first.ownerUrl)
  await expect(query(second.ownerUrl, 'select from kept')).resolves.toEqual([])
  await second.stop()
})

test('a second owner is refused while the first lives', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `The product already runs on ${dataDir} (process ${process.pid}): stop it first, or set BITUIN_DATA_DIR to another folder.`,
  )
  await expect(query(postgres.appUrl, 'select 1 as one')).resolves.toEqual([{ one: 1 }])
  await postgres.stop()
})

test('of two owners that start at once one wins', async () => {
  const started = await Promise.allSettled([startEmbeddedPostgres({ dataDir }), startEmbeddedPostgres({ dataDir })])
  const [winner, ...others] = started.filter((result) => result.status === 'fulfilled')
  expect(others).toEqual([])
  await winner?.value.stop()
})

test('a server left running by a killed owner is taken over with its rows', async () => {
  const { owner, url, pid } = await startInOtherProcess()
  await query(url, 'create table kept (word text); insert into kept values ($$still here$$)')
  owner.kill('SIGKILL')
  await once(owner, 'exit')

  const adopted = await startEmbeddedPostgres({ dataDir })
  expect(adopted).toMatchObject({ adopted: true, pid })
  expect(await query(adopted.ownerUrl, 'select word from kept')).toEqual([{ word: 'still here' }])
  await adopted.stop()
  expect(existsSync(`/proc/${pid}/cwd`)).toBe(false)
})

test('after a power cut the file left behind stops nobody, whoever has its process number now', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await query(first.ownerUrl, 'create table kept ()')
  const clusterDir = realpathSync(join(dataDir, 'postgres'))
  await first.stop()
  writeFileSync(
    join(clusterDir, 'postmaster.pid'),
    `${process.pid}\n${clusterDir}\n0\n5432\n${clusterDir}\n\n\nready\n`,
  )

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.adopted).toBe(false)
  await expect(query(second.ownerUrl, 'select from kept')).resolves.toEqual([])
  await second.stop()
})

test('a search for a server that is just starting leaves its file alone, though it is still empty', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  const file = join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid')
  await first.stop()
  writeFileSync(file, '')
  expect(findEmbeddedPostgres(dataDir)).toBeUndefined()
  expect(existsSync(file)).toBe(true)

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.adopted).toBe(false)
  await second.stop()
})

test('a server that dies is started again at the same address', async () => {
  const { promise: restarted, resolve } = Promise.withResolvers<string>()
  const postgres = await startEmbeddedPostgres({ dataDir, onRestart: resolve })
  await query(postgres.ownerUrl, 'create table kept ()')
  process.kill(postgres.pid, 'SIGKILL')

  expect(await restarted).toBe('PostgreSQL had died and was started again.')
  await expect(query(postgres.ownerUrl, 'select from kept')).resolves.toEqual([])
  await postgres.stop()
})

test('an initialisation that was cut short is begun again', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  const clusterDir = realpathSync(join(dataDir, 'postgres'))
  rmSync(join(clusterDir, 'bituin-initialised'))
  rmSync(join(clusterDir, 'log'), { recursive: true })
  rmSync(join(clusterDir, 'base'), { recursive: true })

  const second = await startEmbeddedPostgres({ dataDir })
  await expect(query(second.appUrl, 'select 1 as one')).resolves.toEqual([{ one: 1 }])
  await second.stop()
})

test('a database that this program did not create is never emptied', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  const clusterDir = realpathSync(join(dataDir, 'postgres'))
  rmSync(join(clusterDir, 'bituin-initialised'))

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('holds a database that this program did not create')
  expect(existsSync(join(clusterDir, 'PG_VERSION'))).toBe(true)
})

test('a cluster of another major version is refused', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await first.stop()
  writeFileSync(join(realpathSync(join(dataDir, 'postgres')), 'PG_VERSION'), '17\n')

  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('was made by PostgreSQL 17')
})

test('a data directory that cannot be created is reported in one sentence', async () => {
  const inTheWay = join(dataDir, '..', 'file')
  writeFileSync(inTheWay, '')

  await expect(startEmbeddedPostgres({ dataDir: join(inTheWay, 'data') })).rejects.toThrow(
    `Cannot write to ${join(inTheWay, 'data')}: something that is not a directory is in the way.`,
  )
})

test.runIf(process.getuid?.() === 0)(
  'for root whose folder is closed the database lies outside, and stays there',
  async () => {
    chmodSync(join(dataDir, '..'), 0o700)
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.ownerUrl, 'create table kept ()')
    const link = lstatSync(join(dataDir, 'postgres'))
    expect(link.isSymbolicLink()).toBe(true)
    await first.stop()

    const second = await startEmbeddedPostgres({ dataDir })
    await expect(query(second.ownerUrl, 'select from kept')).resolves.toEqual([])
    await second.stop()
  },
)

test.runIf(process.getuid?.() === 0)('root’s server runs as an account without rights', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  expect(statSync(`/proc/${postgres.pid}`).uid).not.toBe(0)
  await postgres.stop()
})

type OtherOwner = { readonly owner: ChildProcess; readonly url: string; readonly pid: number }

async function startInOtherProcess(): Promise<OtherOwner> {
  const program = `
    import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
    const { ownerUrl, pid } = await startEmbeddedPostgres({ dataDir: process.argv[1] })
    process.send({ ownerUrl, pid })
    setInterval(() => undefined, 1_000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message]: EmbeddedPostgres[] = await once(owner, 'message')
  if (message === undefined) throw new Error('the other process sent nothing')
  return { owner, url: message.ownerUrl, pid: message.pid }
}

const connectAttemptsMax = 50

async function query(url: string, sql: string): Promise<unknown[]> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<pg.QueryResultRow>(sql)).rows ?? []
    } catch (error) {
      // A restarted server recovers for a moment before it accepts connections.
      if (attempt === connectAttemptsMax || !(error instanceof pg.DatabaseError && error.code === '57P03')) throw error
      await sleep(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
