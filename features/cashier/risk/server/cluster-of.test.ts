import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { linkPlayers } from './link-players.ts'
import { clusterOf } from './store/link.store.ts'

const count = 3_000
const crowd = 2_960
const nearest = 50

let site: TestSite
let ids: bigint[]
beforeAll(async () => {
  site = await openTestSite()
  const { rows } = await site.context.db.pool.query<{ id: bigint }>(
    `insert into player (id, uuid, account, account_type, account_shown, password_hash, password_changed_at, nickname, avatar,
       birth_date, invite_code, registered_at)
     select 5000000 + n, gen_random_uuid(), 'crowd' || n, 'username', 'crowd' || n, 'none', now(), 'Crowd ' || n, 1, '1990-05-04', 'crowd' || n, now()
     from generate_series(1, $1) n returning id`,
    [count],
  )
  ids = rows.map(({ id }) => id)
  const at = site.clock.now()
  const shared = (place: number) =>
    place < crowd ? ['one device of all', `${Math.floor(place / 2)} of two`] : [`link ${place}`, `link ${place + 1}`]
  await linkPlayers(
    site.context.db,
    rows.flatMap(({ id }, index) => shared(index).map((key) => ({ playerId: id, kind: 'device' as const, key, at }))),
  )
})
afterAll(() => site.close())

const read = statement<{ rows: bigint }>(
  'test_link_rows_read',
  `select pg_stat_get_xact_tuples_fetched('risk_link'::regclass) + pg_stat_get_xact_tuples_returned('risk_link'::regclass) as rows`,
)
const rowsRead = async (db: Queryable): Promise<number> => Number((await db.rows(read, []))[0]?.rows)

test('the nearest members of a cluster of thousands are found by reading only the links that lead to them', async () => {
  const [first = 0n] = ids
  const [cluster, rows] = await site.context.db.transaction(async (tx) => {
    const found = await clusterOf(tx, first, nearest)
    return [found, await rowsRead(tx)] as const
  })
  expect(cluster).toHaveLength(nearest)
  expect(cluster).toContain(first)
  expect(cluster).toEqual(cluster.toSorted((a, b) => Number(a - b)))
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(crowd)
})

test('a chain that fits is found whole from either end, each member once', async () => {
  const chain = ids.slice(crowd)
  for (const end of [chain.at(0) ?? 0n, chain.at(-1) ?? 0n])
    expect(await clusterOf(site.context.db, end, nearest)).toEqual(chain)
})
