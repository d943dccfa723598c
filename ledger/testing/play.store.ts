import { type Database, openDatabase } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayRow = { readonly key: string; readonly note: string }

const createTable = statement(
  'testPlayCreate',
  `create table test_play (key text primary key, note text not null check (note <> 'poison'))`,
)

/** Creates the table of plays, which requires the owner's connection of a test database. */
export async function createPlayTable(ownerUrl: string): Promise<void> {
  const owner = openDatabase({ url: ownerUrl, poolMax: 1, applicationName: 'ledger test owner' })
  await owner.rows(createTable)
  await owner.close()
}

const insert = statement(
  'testPlayInsert',
  'insert into test_play (key, note) select * from unnest($1::text[], $2::text[])',
)

export const playInsert = (db: Queryable, rows: readonly PlayRow[]): Promise<never[]> =>
  db.rows(insert, [rows.map(({ key }) => key), rows.map(({ note }) => note)])

const findNotes = statement<PlayRow>('testPlayFindNotes', 'select key, note from test_play where key = any($1)')

export const playFindNotes = (db: Queryable, keys: readonly string[]): Promise<PlayRow[]> => db.rows(findNotes, [keys])

const die = statement('testPlayDie', 'select pg_terminate_backend(pg_backend_pid())')

/** Cuts the connection in mid-transaction, as the death of the process would. */
export const cutConnection = async (db: Queryable): Promise<void> => {
  await db.rows(die)
}

const sleep = statement('testPlaySleep', 'select pg_sleep(5)')

export const sleepInDatabase = async (db: Queryable): Promise<void> => {
  await db.rows(sleep)
}

export const openLedgerDatabase = (url: string, poolMax: number, statementTimeoutMs = 15_000): Database =>
  openDatabase({ url, poolMax, statementTimeoutMs, applicationName: 'ledger test' })
