import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { TcpFaultProxy } from '#tests/faults/tcp-fault-proxy.ts'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { isDatabaseAway } from './database-faults.ts'
import { listen } from './listen.ts'
import { statement } from './statement.ts'
import { outcomeOf, putRow, rowsOf } from '#tests/support/transport-stage.ts'

// Both transports of statements fail in the same way.
let database: TestDatabase
let observer: Database
beforeAll(async () => {
  database = await createTestDatabase()
  observer = openDatabase({ url: database.url, poolMax: 2, applicationName: 'observer' })
})
afterAll(async () => {
  await observer.close()
  await database.close()
})

const sleep = statement('testSleep', 'select pg_sleep($1)')
const backend = statement<{ pid: number }>('testBackend', 'select pg_backend_pid() as pid')
const terminate = statement('testTerminate', 'select pg_terminate_backend($1)')
const notify = statement('testNotify', `select pg_notify('transports', $1)`)

describe.each([
  ['pipelined', true],
  ['plain', false],
] as const)('with statements that are %s', (transport, pipelining) => {
  const proxy = { ref: undefined as TcpFaultProxy | undefined }
  let far: Database
  beforeAll(async () => {
    const network = new TcpFaultProxy(Number(new URL(database.url).port))
    proxy.ref = network
    const url = new URL(database.url)
    url.port = String(await network.listen())
    url.search = ''
    far = openDatabase({
      url: url.toString(),
      poolMax: 1,
      applicationName: transport,
      statementTimeoutMs: 150,
      pipelining,
      onError: () => undefined,
    })
  })
  afterAll(async () => {
    await far.close()
    await proxy.ref?.close()
  })

  const isAway = async (query: Promise<unknown>): Promise<boolean> =>
    query.then(
      () => false,
      (error: unknown) => isDatabaseAway(error),
    )
  const expectToGoOn = async (): Promise<void> => {
    proxy.ref?.become({ kind: 'sound' })
    expect(await far.transaction((tx) => tx.rows(backend))).toHaveLength(1)
  }

  test.each([
    ['cutsBeforeCommit', []],
    [
      'cutsAfterCommit',
      [
        { key: 'early', used: 1 },
        { key: 'late', used: 2 },
      ],
    ],
  ] as const)('a connection that %s fails the transaction, which is done or is not', async (kind, rows) => {
    const group = `${transport} ${kind}`
    await expectToGoOn()
    proxy.ref?.become({ kind })
    const attempt = far.transaction(async (tx) => {
      await putRow(tx, { group, key: 'early', used: 1 })
      tx.sendWithCommit(() => [putRow(tx, { group, key: 'late', used: 2 })])
    })
    expect(await isAway(attempt)).toBe(true)
    await expect.poll(() => rowsOf(observer, group)).toEqual(rows)
    await expectToGoOn()
  })

  test('a connection that ends fails all its queries, and is replaced', async () => {
    const group = `${transport} ended`
    const attempt = far.transaction(async (tx) => {
      const [found] = await tx.rows(backend)
      await putRow(tx, { group, key: 'lost', used: 1 })
      const queries = tx.pipeline(() => [tx.rows(sleep, [0.1]), putRow(tx, { group, key: 'never', used: 1 })])
      return Promise.all([...queries, observer.rows(terminate, [found?.pid ?? 0])])
    })
    expect(await isAway(attempt)).toBe(true)
    expect(await rowsOf(observer, group)).toEqual([])
    await expectToGoOn()
  })

  test.each([
    ['a statement', () => far.rows(backend)],
    ['a transaction', () => far.transaction((tx) => tx.rows(backend))],
  ] as const)('a connection that ends as it opens fails %s, and not the process', async (_what, query) => {
    await Promise.all((await far.rows(backend)).map(({ pid }) => observer.rows(terminate, [pid])))
    await expect.poll(() => far.pool.totalCount).toBe(0)
    proxy.ref?.become({ kind: 'endsAsItOpens' })
    expect(await isAway(query())).toBe(true)
    await expectToGoOn()
  })

  test('PostgreSQL cancels a statement that takes too long, together with those sent behind it', async () => {
    const group = `${transport} slow`
    const attempt = far.transaction((tx) =>
      Promise.all(tx.pipeline(() => [tx.rows(sleep, [5]), putRow(tx, { group, key: 'behind', used: 1 })])),
    )
    expect(await outcomeOf(attempt)).toMatchObject({ code: '57014' })
    expect(await rowsOf(observer, group)).toEqual([])
    await expectToGoOn()
  })

  const queryInSilence = async (on: Pick<Transaction, 'rows'>): Promise<unknown> => {
    await on.rows(backend)
    proxy.ref?.become({ kind: 'silent' })
    return on.rows(backend)
  }
  test.each([
    ['alone', () => queryInSilence(far)],
    ['in a transaction', () => far.transaction(queryInSilence, { statementMsMax: 100 })],
    ['in a reading', () => far.reading(queryInSilence)],
  ] as const)(
    'a connection that has gone silent is given up %s, and nobody gets it afterwards',
    async (_where, query) => {
      expect(await outcomeOf(query())).toEqual({ message: 'Query read timeout' })
      await expectToGoOn()
    },
  )

  test('a notice is given with its commit, and not given with a rollback', async () => {
    const payloads: string[] = []
    const listener = await listen({
      db: openListening(pipelining),
      channels: ['transports'],
      onNotification: (_channel, payload) => payloads.push(payload),
      log: createLog({ level: 'silent', style: 'json' }),
    })
    await far
      .transaction(async (tx) => {
        await tx.rows(notify, [`${transport} lost`])
        throw new Error('refused')
      })
      .catch(() => undefined)
    await far.transaction(async (tx) => tx.sendWithCommit(() => [tx.rows(notify, [`${transport} kept`])]))
    await expect.poll(() => payloads).toEqual([`${transport} kept`])
    await listener.close()
  })

  // Nothing is taken from its pool: a listener opens a connection of its own.
  const openListening = (asListener: boolean): Database =>
    openDatabase({ url: database.url, poolMax: 1, applicationName: 'listener', pipelining: asListener })
})
