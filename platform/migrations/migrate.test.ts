import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let directory: string

beforeEach(async () => {
  database = await createTestDatabase()
  directory = mkdtempSync(join(tmpdir(), 'migrations-'))
  // An empty database, as these tests bring their own migrations.
  await asOwner('drop schema public cascade; create schema public; grant usage on schema public to public')
})

afterEach(async () => {
  rmSync(directory, { recursive: true })
  await database.close()
})

const players = '-- owner: features/account\ncreate table player (id bigint primary key);\n'
const lobby = '-- owner: features/lobby\ncreate table game (id bigint primary key);\n'

test('migrations are applied in the order of their numbers, and once', async () => {
  write('0002_lobby.sql', '-- owner: features/lobby\ncreate table game (player_id bigint references player (id));\n')
  write('0001_players.sql', players)

  expect(await run()).toEqual(['0001_players', '0002_lobby'])
  expect(await run()).toEqual([])
})

test('two processes that start at once apply each migration once', async () => {
  write('0001_players.sql', `${players}select pg_sleep(0.2);\n`)

  const applied = await Promise.all([run(), run()])

  expect(applied.flat()).toEqual(['0001_players'])
})

test('a migration that fails leaves nothing behind and names its line', async () => {
  write('0001_players.sql', players)
  write('0002_lobby.sql', `${lobby}\ninsert into nowhere values (1);\n`)

  await expect(run()).rejects.toThrow('Migration 0002_lobby failed at line 4: relation "nowhere" does not exist.')

  write('0002_lobby.sql', lobby)
  expect(await run()).toEqual(['0002_lobby'])
})

test('an applied migration that was edited is refused', async () => {
  write('0001_players.sql', players)
  await run()
  write('0001_players.sql', players.replace('bigint', 'integer'))

  await expect(run()).rejects.toThrow('Migration 0001_players was edited after it was applied')
})

test('different line endings are no edit', async () => {
  write('0001_players.sql', players)
  await run()
  write('0001_players.sql', players.replaceAll('\n', '\r\n'))

  expect(await run()).toEqual([])
})

test('a migration numbered before an applied one is refused', async () => {
  write('0002_lobby.sql', lobby)
  await run()
  write('0001_players.sql', players)

  await expect(run()).rejects.toThrow('Migration 0001_players comes after 0002_lobby was applied')
})

test('a database that is ahead of this version is refused', async () => {
  write('0001_players.sql', players)
  await run()
  rmSync(join(directory, '0001_players.sql'))

  await expect(run()).rejects.toThrow('The database has migration 0001_players, which this version does not know')
})

test('a migration waits briefly for a lock and tries again, and calls pass between two tries', async () => {
  write('0001_players.sql', players)
  await run()
  write('0002_players.sql', '-- expand\n-- owner: features/account\nalter table player add column name text;\n')
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query('begin; select count(*) from player')
  const retries: number[] = []
  const migrated = migrate({
    ownerUrl: database.ownerUrl,
    directory,
    lockWaitMs: 200,
    onRetry: (_name, attempt) => retries.push(attempt),
  })

  const waits: number[] = []
  while (retries.length < 2) waits.push(await timeOf(() => asApp(`insert into player values (${waits.length})`)))
  await reader.end()

  expect(await migrated).toEqual(['0002_players'])
  expect(Math.max(...waits)).toBeLessThan(800)
})

test('an index is built beside the writers, and one that was interrupted is built again', async () => {
  write('0001_players.sql', `${players}insert into player values (1), (2);\n`)
  await run()
  await expect(asOwner('create unique index concurrently player_twice on player ((id % 1))')).rejects.toThrow(
    'could not create',
  )
  const isValid = "select indisvalid from pg_index where indexrelid = 'player_twice'::regclass"
  expect(await asOwner(isValid)).toEqual([{ indisvalid: false }])
  write(
    '0002_index.sql',
    '-- expand\n-- no transaction\n-- owner: features/account\ncreate index concurrently if not exists player_twice on player (id);\n',
  )

  expect(await run()).toEqual(['0002_index'])
  expect(await asOwner(isValid)).toEqual([{ indisvalid: true }])
})

test('the kind of a migration is stored, for servers of the version before it', async () => {
  write('0001_players.sql', players)
  write('0002_lobby.sql', `-- expand\n${lobby}`)
  await run()

  expect(await asOwner('select number, kind from schema_migration order by number')).toEqual([
    { number: 1, kind: null },
    { number: 2, kind: 'expand' },
  ])
})

test('a database that is older than kinds gets the column', async () => {
  write('0001_players.sql', players)
  await run()
  await asOwner('alter table schema_migration drop column kind')
  write('0002_lobby.sql', `-- contract\n${lobby}`)

  expect(await run()).toEqual(['0002_lobby'])
  expect(await asOwner('select kind from schema_migration where number = 2')).toEqual([{ kind: 'contract' }])
})

test.each([
  ['0110_players.sql', players, 'has to begin with the line "-- expand" or "-- contract"'],
  ['0001_players.sql', 'create table player ();', 'has to begin with the line "-- owner: <feature path>"'],
  ['players.sql', players, 'is not named like a migration'],
])('%s with a fault of form is refused', async (name, text, sentence) => {
  write(name, text)

  await expect(run()).rejects.toThrow(sentence)
})

test('two migrations with one number are refused', async () => {
  write('0001_players.sql', players)
  write('0001_lobby.sql', lobby)

  await expect(run()).rejects.toThrow('Two migrations carry the number of 0001_players')
})

test('the product’s role reads and writes rows and cannot change the schema', async () => {
  write('0001_players.sql', players)
  await run()

  await asApp('insert into player values (1); update player set id = 2; delete from player')
  await expect(asApp('alter table player add column name text')).rejects.toThrow('must be owner of table player')
  await expect(asApp('create table other ()')).rejects.toThrow('permission denied for schema public')
  await expect(asApp("update schema_migration set sha256 = ''")).rejects.toThrow('permission denied')
})

test('what a migration takes from the product’s role stays taken', async () => {
  write('0001_players.sql', `${players}revoke update, delete on player from bituin_app;\n`)
  await run()
  await run()

  await expect(asApp('delete from player')).rejects.toThrow('permission denied for table player')
})

const run = () => migrate({ ownerUrl: database.ownerUrl, directory })

const write = (name: string, text: string) => writeFileSync(join(directory, name), text)

const asOwner = (sql: string) => query(database.ownerUrl, sql)

const asApp = (sql: string) => query(database.url, sql)

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
