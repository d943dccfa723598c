import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TcpFaultProxy } from '#tests/faults/tcp-fault-proxy.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { hostUrlsOf, writesOnly } from './database-address.ts'
import { isDatabaseAway } from './database-faults.ts'
import { statement } from './statement.ts'

const oneIs1 = statement<{ one: number }>('test_one', 'select 1 as one')

let database: TestDatabase
let opened: Database[]
let proxies: TcpFaultProxy[]

beforeEach(async () => {
  database = await createTestDatabase()
  opened = []
  proxies = []
})

afterEach(async () => {
  for (const db of opened) await db.close()
  for (const proxy of proxies) await proxy.close()
  await database.close()
})

test('a URL of several hosts has one URL for each, with the other parameters', () => {
  const url = 'postgresql://app:p%40ss@db1:5432,db2/bituin?target_session_attrs=read-write&sslmode=require'
  expect(hostUrlsOf(url)).toEqual([
    'postgresql://app:p%40ss@db1:5432/bituin?sslmode=require',
    'postgresql://app:p%40ss@db2/bituin?sslmode=require',
  ])
  expect([url, 'postgresql://db/bituin'].map(writesOnly)).toEqual([true, false])
})

test('a host that does not listen is passed over', async () => {
  const db = open([1, (await through()).port])
  expect(await db.rows(oneIs1)).toEqual([{ one: 1 }])
})

test('when the host in use goes away, new connections and the one that listens go to the other', async () => {
  const [first, second] = [await through(), await through()]
  const db = open([first.port])
  await db.rows(oneIs1)
  const both = open([first.port, second.port])
  await both.rows(oneIs1)
  await first.proxy.close()

  await vi.waitUntil(() => both.rows(oneIs1).then(Boolean, () => false), { timeout: 10_000 })
  const listening = both.connection()
  await listening.connect()
  expect(listening.port).toBe(second.port)
  await listening.end()
  await expect(db.rows(oneIs1)).rejects.toSatisfy(isDatabaseAway)
})

test('hosts that take no writes count as a database that is away', async () => {
  const { port } = await through()
  await asOwner(`alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = on`)
  const db = open([port, port])

  const refused = db.rows(oneIs1)
  await expect(refused).rejects.toThrow(`127.0.0.1:${port} is a standby`)
  await expect(refused).rejects.toSatisfy(isDatabaseAway)
})

async function through(): Promise<{ readonly proxy: TcpFaultProxy; readonly port: number }> {
  const proxy = new TcpFaultProxy(Number(new URL(database.url).port))
  proxies.push(proxy)
  return { proxy, port: await proxy.listen() }
}

function open(ports: readonly number[]): Database {
  const url = new URL(database.url)
  const login = url.password === '' ? url.username : `${url.username}:${url.password}`
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',')
  const db = openDatabase({
    url: `postgresql://${login}@${hosts}${url.pathname}?target_session_attrs=read-write`,
    poolMax: 2,
    applicationName: 'test',
  })
  opened.push(db)
  return db
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}
