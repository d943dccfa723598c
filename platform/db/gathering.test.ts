import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { Gathering, gathered, playerRow, siteRow } from './gathering.ts'
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

const evenOf = playerRow<{ half: number | null; text: string }>({
  name: 'testEven',
  columns: { half: 'nullif(n.n / 2, 1)::int', text: 'n.n::text' },
  from: '(select k.player_id as n) n where n.n % 2 = 0',
})
const sumUpTo = playerRow<{ sum: bigint }>({
  name: 'testSumUpTo',
  columns: { sum: 'sum(s)::bigint' },
  from: 'generate_series(1, k.player_id) s',
})
const seven = siteRow<{ n: number }>({ name: 'testSeven', columns: { n: 's.n' }, from: '(select 7 as n) s' })
const broken = playerRow<{ n: bigint }>({
  name: 'testBroken',
  columns: { n: '1 / (k.player_id - 4)' },
  from: '(select) n',
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

test('a store’s row of a player is read alone outside of a gathering', async () => {
  expect(await evenOf(db, 8n)).toEqual({ half: 4, text: '8' })
  expect(await evenOf(db, 2n)).toEqual({ half: null, text: '2' })
  expect(await evenOf(db, 7n)).toBeUndefined()
})

test('rows of several stores and players are one statement, and each caller gets its own', async () => {
  const { names, on } = watched(db)
  const gathering = new Gathering(on)
  const of = (playerId: bigint) => Promise.all([evenOf(gathering, playerId), sumUpTo(gathering, playerId)])
  expect(await Promise.all([of(4n), of(5n), of(4n)])).toEqual([
    [{ half: 2, text: '4' }, { sum: 10n }],
    [undefined, { sum: 15n }],
    [{ half: 2, text: '4' }, { sum: 10n }],
  ])
  expect(names).toHaveLength(1)
  expect(await of(5n)).toEqual([undefined, { sum: 15n }])
  expect(names).toHaveLength(1)
  // Asked for in another order, they are the same prepared statement.
  await Promise.all([sumUpTo(gathering, 6n), evenOf(gathering, 6n)])
  expect(new Set(names).size).toBe(1)
})

test('a row that is one for all players is read beside theirs, or alone', async () => {
  expect(await seven(db)).toEqual({ n: 7 })
  const { names, on } = watched(db)
  const gathering = new Gathering(on)
  const answers = await Promise.all([seven(gathering), evenOf(gathering, 4n), seven(gathering), evenOf(gathering, 6n)])
  expect(answers).toEqual([{ n: 7 }, { half: 2, text: '4' }, { n: 7 }, { half: 3, text: '6' }])
  expect(names).toHaveLength(1)
  expect(await seven(new Gathering(on))).toEqual({ n: 7 })
  expect(names).toHaveLength(2)
})

test('what a reading leaves is found by the next one of the same share, and by no other', async () => {
  const key = {}
  const count = (on: Queryable): number => {
    if (!(on instanceof Gathering)) return 0
    const times = Number(on.memory.get(key) ?? 0) + 1
    on.memory.set(key, times)
    return times
  }
  const [one, other] = [sharedReading(db, { slots: 1, batchMax: 8 }), sharedReading(db, { slots: 1, batchMax: 8 })]
  expect(await one(async (on) => count(on))).toBe(1)
  expect(await one(async (on) => count(on))).toBe(2)
  expect(await other(async (on) => count(on))).toBe(1)
})

test('a row that cannot be computed fails those of its statement', async () => {
  const gathering = new Gathering(db)
  const outcomes = await Promise.allSettled([broken(gathering, 4n), sumUpTo(gathering, 4n), doubled(gathering, 1)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
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
