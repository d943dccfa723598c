import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { Gathering, gathered } from './gathering.ts'
import type { Queryable } from './queryable.ts'
import { sharedReading } from './shared-reading.ts'
import { statement } from './statement.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 4, applicationName: 'gathering test' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const double = statement<{ ordinal: bigint; doubled: number }>(
  'testDouble',
  `select k.ordinal, 2 * k.n as doubled from unnest($1::int[]) with ordinality as k (n, ordinal) where k.n > 0 order by k.n desc`,
)
const fail = statement('testFail', 'select 1 / $1::int')
const doubled = gathered<number, { doubled: number }>({
  textOf: String,
  read: (on, keys) => on.rows(double, [keys]),
})

/** With the names of all statements that reach the database. */
function watched(on: Queryable) {
  const names: string[] = []
  const rows: Queryable['rows'] = (query, values) => {
    names.push(query.name)
    return on.rows(query, values)
  }
  return { names, on: { ...on, rows } satisfies Queryable }
}

test('a gathered query without company runs by itself', async () => {
  expect(await doubled(db, 21)).toEqual([{ doubled: 42 }])
  expect(await doubled(db, 0)).toEqual([])
})

test('queries of the same moment are one statement, also after earlier ones, and each gets its own rows', async () => {
  const { names, on } = watched(db)
  const gathering = new Gathering(on)
  const twice = async (n: number) => {
    const [first] = await doubled(gathering, n)
    return doubled(gathering, first?.doubled ?? 0)
  }
  const answers = await Promise.all([1, 2, 3, 0].map(twice))
  expect(answers).toEqual([[{ doubled: 4 }], [{ doubled: 8 }], [{ doubled: 12 }], []])
  expect(names).toEqual(['testDouble', 'testDouble'])
})

test('a query that was answered is not executed again, by any reading and any statement', async () => {
  const { names, on } = watched(db)
  const gathering = new Gathering(on)
  await doubled(gathering, 7)
  expect(await Promise.all([doubled(gathering, 7), doubled(gathering, 7)])).toEqual([
    [{ doubled: 14 }],
    [{ doubled: 14 }],
  ])
  const [one, same] = await Promise.all([gathering.rows(double, [[1]]), gathering.rows(double, [[1]])])
  expect(one).toEqual(same)
  await gathering.rows(double, [[2]])
  expect(names).toEqual(['testDouble', 'testDouble', 'testDouble'])
})

test('concurrent callers wait and share the next read on one connection', async () => {
  const batches: (readonly string[])[] = []
  const share = sharedReading(
    {
      reading: (work) =>
        db.reading(async (on) => {
          const { names, on: seen } = watched(on)
          batches.push(names)
          return work(seen)
        }),
    },
    { slots: 1, batchMax: 8 },
  )
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => share((on) => doubled(on, n + 1))))
  expect(answers.flat().map((row) => row.doubled)).toEqual(Array.from({ length: 12 }, (_, n) => 2 * (n + 1)))
  // The first went alone, eight waited for it, and three for those.
  expect(batches).toEqual([['testDouble'], ['testDouble'], ['testDouble']])
})

test('a caller’s own failure is its own; a refusal of the database fails those of its statement, and nobody after', async () => {
  const share = sharedReading(db, { slots: 1, batchMax: 8 })
  const broken = async (): Promise<never> => {
    throw new Error('its own fault')
  }
  const outcomes = await Promise.allSettled([
    share((on) => doubled(on, 1)),
    share(broken),
    share((on) => doubled(on, 2)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(share((on) => on.rows(fail, [0]))).rejects.toThrow('division by zero')
  expect(await share((on) => doubled(on, 5))).toEqual([{ doubled: 10 }])
})

test('a connection to read on is not taken while a transaction holds one', async () => {
  await expect(db.transaction(() => db.reading((on) => doubled(on, 1)))).rejects.toThrow('inside a transaction')
})
