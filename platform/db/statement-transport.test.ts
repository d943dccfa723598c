import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { outcomeOf, outcomesOf, put, putRow, rowsOf, take } from '#tests/support/transport-stage.ts'
import type { SqlValue } from './queryable.ts'
import { plannedEachTime, statement } from './statement.ts'

// Each of these runs over both ways on which statements travel, and demands the same of both. It runs three times on one
// connection: first nothing is prepared there, then everything is, and then once more.
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

const quotient = statement<{ n: number }>('testQuotient', 'select 12 / $1::int as n')
const divided = (n: number) => ({ rows: [{ n }] })
const byZero = { code: '22012', message: 'division by zero' }

describe.each([
  ['pipelined', true],
  ['plain', false],
] as const)('statements that are %s', (transport, pipelining) => {
  let db: Database
  beforeAll(() => {
    db = openDatabase({ url: database.url, poolMax: 1, applicationName: transport, pipelining })
  })
  afterAll(() => db.close())

  const threeTimes = async (script: (group: string) => Promise<void>): Promise<void> => {
    for (const time of [1, 2, 3]) await script(`${transport} ${expect.getState().currentTestName} ${time}`)
  }

  test('answer in their order, alone, together and side by side', () =>
    threeTimes(async () => {
      const queryAll = async (on: Pick<Transaction, 'rows' | 'pipeline'>) => [
        await outcomeOf(on.rows(quotient, [1])),
        ...(await outcomesOf(on.pipeline(() => [on.rows(quotient, [2]), on.rows(quotient, [3])]))),
        ...(await outcomesOf([on.rows(quotient, [4]), on.rows(quotient, [6])])),
      ]
      const answers = [12, 6, 4, 3, 2].map(divided)
      expect(await db.transaction(queryAll)).toEqual(answers)
      expect(await db.transaction(queryAll, { readsFirst: true })).toEqual(answers)
      expect(await db.reading(queryAll)).toEqual(answers)
      expect(await queryAll(db)).toEqual(answers)
    }))

  test('that were sent together fail together with the first error, inside a transaction and outside', () =>
    threeTimes(async (group) => {
      const ask = (on: Pick<Transaction, 'rows' | 'pipeline'>) =>
        outcomesOf(
          on.pipeline(() => [
            on.rows(quotient, [1]),
            on.rows(quotient, [0]),
            putRow(on, { group, key: 'behind', used: 1 }),
          ]),
        )
      expect(await db.reading(ask)).toEqual([byZero, byZero, byZero])
      await expect(db.transaction(ask)).rejects.toThrow('swallowed')
      expect(await db.transaction((tx) => outcomeOf(tx.rows(quotient, [12])))).toEqual(divided(1))
    }))

  test('that run concurrently fail each with its own error', () =>
    threeTimes(async () => {
      const ask = (tx: Transaction) => outcomesOf([tx.rows(quotient, [0]), tx.rows(quotient, [1])])
      let outcomes: unknown
      await db.transaction(async (tx) => void (outcomes = await ask(tx))).catch(() => undefined)
      expect(outcomes).toEqual([byZero, expect.objectContaining({ code: '25P02' })])
    }))

  test('that break a constraint say which, and leave nothing of their transaction', () =>
    threeTimes(async (group) => {
      await putRow(db, { group, key: 'taken', used: 1 })
      const attempt = (key: SqlValue, used: SqlValue) =>
        outcomeOf(
          db.transaction(async (tx) => {
            await putRow(tx, { group, key: 'before', used: 1 })
            return tx.rows(put, [group, key, used])
          }),
        )
      expect(await attempt('taken', 1)).toMatchObject({ code: '23505', constraint: 'rate_limit_pkey' })
      expect(await attempt('new', -1)).toMatchObject({ code: '23514', constraint: 'rate_limit_used_check' })
      expect(await attempt(null, 1)).toMatchObject({ code: '23502' })
      expect(await attempt('new', 'many')).toMatchObject({ code: '22P02' })
      expect(await rowsOf(observer, group)).toEqual([{ key: 'taken', used: 1 }])
    }))

  test('that leave with the commit are all done or none, and the error is the first', () =>
    threeTimes(async (group) => {
      const write = (used: readonly number[]) =>
        outcomeOf(
          db.transaction(async (tx) => {
            const keys = used.map((_, index) => `${index} of ${used.join()}`)
            tx.sendWithCommit(() =>
              used.map((each, index) => putRow(tx, { group, key: keys[index] ?? '', used: each })),
            )
            return []
          }),
        )
      expect(await write([1, 2])).toEqual({ rows: [] })
      expect(await write([1, -2, -3])).toMatchObject({ code: '23514' })
      expect(await write([])).toEqual({ rows: [] })
      expect(await rowsOf(observer, group)).toEqual([
        { key: '0 of 1,2', used: 1 },
        { key: '1 of 1,2', used: 2 },
      ])
    }))

  test('that lose a serialisation conflict are retried at most four times', () =>
    threeTimes(async (group) => {
      await putRow(observer, { group, key: 'contended', used: 0 })
      const isolate = plannedEachTime(statement('testIsolate', 'set transaction isolation level repeatable read'))
      const contend = async (losses: number) => {
        let attempts = 0
        const outcome = await outcomeOf(
          db.transaction(async (tx) => {
            await tx.rows(isolate)
            await rowsOf(tx, group)
            if (++attempts <= losses) await observer.rows(take, [group, 'contended', 1])
            return tx.rows(take, [group, 'contended', 100])
          }),
        )
        return { attempts, outcome }
      }
      expect(await contend(2)).toEqual({ attempts: 3, outcome: { rows: [{ used: 102 }] } })
      expect(await contend(9)).toMatchObject({ attempts: 4, outcome: { code: '40001' } })
      expect(await rowsOf(observer, group)).toEqual([{ key: 'contended', used: 106 }])
    }))

  test('that wait too long for a lock, and those that are cancelled, fail alone', () =>
    threeTimes(async (group) => {
      await putRow(observer, { group, key: 'locked', used: 0 })
      const hasty = plannedEachTime(statement('testHasty', "set local lock_timeout = '20ms'"))
      const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = observer.transaction(async (holder) => {
        await holder.rows(take, [group, 'locked', 1])
        locked.resolve()
        await waited.promise
      })
      await locked.promise
      const waiting = db.transaction(async (tx) => {
        await tx.rows(hasty)
        return tx.rows(take, [group, 'locked', 10])
      })
      expect(await outcomeOf(waiting)).toMatchObject({ code: '55P03' })
      waited.resolve()
      await holding
      const cancelSelf = statement('testCancelSelf', 'select pg_cancel_backend(pg_backend_pid()), pg_sleep(5)')
      expect(await outcomeOf(db.transaction((tx) => tx.rows(cancelSelf)))).toMatchObject({ code: '57014' })
      expect(await db.transaction((tx) => tx.rows(take, [group, 'locked', 10]))).toEqual([{ used: 11 }])
    }))

  test('read every kind of value as it was given', () =>
    threeTimes(async () => {
      const echo = statement<Record<string, unknown>>(
        'testEchoAll',
        `select $1::text as text, $2::bytea as bytes, $3::int8 as big, $4::timestamptz as at, $5::boolean as flag,
           $6::text[] as texts, $7::bytea[] as many, $8::jsonb as json, null as nothing, $9::text[]::text as spelt,
           md5($10::text) as large, 1 as twice, null as twice`,
      )
      const large = 'salapi ñ ₱ 🎲 '.repeat(200_000)
      const texts = ['', 'NULL', `"'\\{},`, null]
      const bytes = Buffer.from([0, 92, 255])
      const at = new Date('2026-11-21T06:00:00.123Z')
      const values = ['₱', bytes, 2n ** 63n - 1n, at, true, texts, [bytes, null], '{"a":[1,null]}', undefined, large]
      const [row] = await db.transaction((tx) => tx.rows(echo, values))
      expect(row).toEqual({
        text: '₱',
        bytes,
        big: 2n ** 63n - 1n,
        at: at.getTime(),
        flag: true,
        texts,
        many: [bytes, null],
        json: { a: [1, null] },
        nothing: null,
        spelt: null,
        large: createHash('md5').update(large).digest('hex'),
        twice: null,
      })
      const unreadable = [...values.slice(0, 3), new Date(Number.NaN), ...values.slice(4)]
      expect(await outcomeOf(db.transaction((tx) => tx.rows(echo, unreadable)))).toEqual({
        message: 'Invalid time value',
      })
    }))

  test('that stand under a name already taken are refused', async () => {
    const [one, other] = [statement('testTaken', 'select 1 as n'), statement('testTaken', 'select 2 as n')]
    await db.transaction((tx) => tx.rows(one))
    expect(await outcomeOf(db.transaction((tx) => tx.rows(other)))).toMatchObject({
      message: expect.stringContaining('must be unique'),
    })
    expect(await db.transaction((tx) => tx.rows(one))).toEqual([{ n: 1 }])
  })
})
