import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 1, applicationName: 'rows in place' })
})
afterAll(async () => {
  await db.close()
  await database.close()
})

// A heap-only update leaves the indexes alone, as long as no index names a changed column, also in its condition. One
// that does costs an entry in every index of the table for every change.
test.each([
  ['ledger_book', ['seq', 'head', 'coin', 'hold', 'safebox', 'points']],
  [
    'game_round',
    ['state', 'stake', 'tips', 'win', 'bets', 'wins', 'revision', 'ended_at', 'largest_bet', 'last_tx_id'],
  ],
  ['turnover_player', ['valid_bet', 'withdrawals']],
  ['points_player', ['earned', 'given', 'moves', 'active_at', 'warned_at']],
  ['promotion_play_day', ['valid_bet', 'rounds']],
  ['task_progress', ['progress']],
  ['outbox_cursor', ['position']],
])('%s: no index names what every bet or round changes', async (table, columns) => {
  const { rows } = await db.pool.query(
    `select i.relname as index, a.attname as column
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_am m on m.oid = i.relam
       join pg_attribute a on a.attrelid = x.indrelid
     where x.indrelid = $1::regclass and m.amname <> 'brin' and a.attname = any($2)
       and (a.attnum = any(x.indkey) or exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = i.oid
           and d.refobjid = x.indrelid and d.refobjsubid = a.attnum))`,
    [table, columns],
  )
  expect(rows).toEqual([])
  const { rows: known } = await db.pool.query(
    'select attname from pg_attribute where attrelid = $1::regclass and attname = any($2)',
    [table, columns],
  )
  expect(known).toHaveLength(columns.length)
})
