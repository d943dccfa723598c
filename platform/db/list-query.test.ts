import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { listQuery } from './list-query.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.ownerUrl, poolMax: 4, applicationName: 'test' })
  await db.pool.query(
    `create table listed (id bigint primary key, name text not null, at timestamptz not null, amount bigint not null)`,
  )
  // Ten rows share each timestamp, and microseconds are distinguished.
  await db.pool.query(
    `insert into listed select n, 'name ' || n, timestamptz '2026-11-21 00:00:00.000001+00' + n / 10 * interval '1 microsecond',
       n % 7 from generate_series(1, 95) n`,
  )
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const list = listQuery<{ id: bigint }>()({
  name: 'listed',
  columns: 'id',
  from: 'listed',
  filters: { amount: 'amount = $', even: 'id % 2 = 0', between: '(id >= $ and id < $ + 10)', since: 'at >= $time' },
  sorts: {
    newest: { by: 'at', kind: 'time', direction: 'desc' },
    oldest: { by: 'at', kind: 'time', direction: 'asc' },
    largest: { by: 'amount', kind: 'number', direction: 'desc' },
  },
  id: 'id',
})
const byName = listQuery<{ id: bigint }>()({
  name: 'listed_by_name',
  columns: 'id',
  from: 'listed',
  filters: {},
  sorts: { largest: { by: 'amount', kind: 'number', direction: 'desc' } },
  id: 'name',
  ids: 'text',
})

type Question = Parameters<typeof list.read>[1]
const question = { filter: {}, sort: 'newest', after: null, limit: 10, countMax: 1_000 } as const satisfies Question

/** Every page from the first to the last, one after the other. */
async function all(read: (after: Question['after']) => ReturnType<typeof list.read>): Promise<bigint[]> {
  const ids: bigint[] = []
  let after: Question['after'] = null
  do {
    const page: Awaited<ReturnType<typeof list.read>> = await read(after)
    ids.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}

test.each(['newest', 'oldest', 'largest'] as const)('%s: page by page every row comes once', async (sort) => {
  const ids = await all((after) => list.read(db, { ...question, sort, after }))
  expect(ids).toHaveLength(95)
  expect(new Set(ids).size).toBe(95)
})

test('rows that a text tells apart come once, too', async () => {
  const ids = await all((after) => byName.read(db, { ...question, sort: 'largest', after }))
  expect(new Set(ids).size).toBe(95)
})

test('what is added before the place shifts nothing behind it', async () => {
  const first = await list.read(db, question)
  await db.pool.query(`insert into listed values (1000, 'late', now() + interval '1 day', 1)`)
  const second = await list.read(db, { ...question, after: first.next })
  await db.pool.query('delete from listed where id = 1000')
  expect(second.rows[0]?.id).toBe((first.rows.at(-1)?.id ?? 0n) - 1n)
})

test('filters hold together, a switch takes no value, and one value may stand twice', async () => {
  const read = async (filter: Question['filter']) =>
    (await list.read(db, { ...question, filter, sort: 'oldest' })).rows.map(({ id }) => Number(id))
  expect(await read({ between: 30, even: true })).toEqual([30, 32, 34, 36, 38])
  expect(await read({ between: 30, even: false, amount: 3 })).toEqual([31, 38])
  expect(await read({ between: 30, amount: undefined })).toHaveLength(10)
})

test('an instant is bound as it is, beside other values', async () => {
  await db.pool.query(`insert into listed values (2000, 'later', timestamptz '2026-11-22 00:00:00+00', 3)`)
  const read = async (since: string) => {
    const filter = { amount: 3, since: instant(Date.parse(since)) }
    return (await list.read(db, { ...question, filter })).rows.map(({ id }) => Number(id))
  }
  expect(await read('2026-11-22T00:00:00Z')).toEqual([2000])
  expect(await read('2026-11-22T00:00:00.001Z')).toEqual([])
  await db.pool.query('delete from listed where id = 2000')
})

test.each([
  { countMax: 95, total: { count: 95, isExact: true } },
  { countMax: 94, total: { count: 94, isExact: false } },
  { countMax: 0, total: { count: 0, isExact: false } },
])('counted to $countMax, the total is $total', async ({ countMax, total }) => {
  expect((await list.read(db, { ...question, countMax })).total).toEqual(total)
})
