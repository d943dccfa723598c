import pg from 'pg'
import type { Queryable, SqlValue } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

/** What somebody was answered, in words that can be compared. */
export type Outcome =
  | { readonly rows: unknown }
  | { readonly code?: string; readonly constraint?: string; readonly message: string }

export const outcomeOf = (result: Promise<unknown>): Promise<Outcome> => result.then((rows) => ({ rows }), faultOf)

export const outcomesOf = (results: readonly Promise<unknown>[]): Promise<Outcome[]> =>
  Promise.all(results.map(outcomeOf))

function faultOf(error: unknown): Outcome {
  if (!(error instanceof Error)) throw error
  if (!(error instanceof pg.DatabaseError)) return { message: error.message }
  const { code, constraint, message } = error
  return { ...(code !== undefined && { code }), ...(constraint !== undefined && { constraint }), message }
}

// The application's role makes no tables; rows of a platform table with a key and a check stand in for anything.
export const put = statement<{ used: number }>(
  'testPut',
  `insert into rate_limit (name, key, used, expires_at) values ($1, $2, $3, 'infinity') returning used`,
)
export const take = statement<{ used: number }>(
  'testTake',
  'update rate_limit set used = used + $3 where name = $1 and key = $2 returning used',
)
const list = statement<{ key: string; used: number }>(
  'testList',
  'select key, used from rate_limit where name = $1 order by key',
)

type Row = { readonly group: string; readonly key: SqlValue; readonly used: SqlValue }

export const putRow = (on: Pick<Queryable, 'rows'>, { group, key, used }: Row): Promise<{ used: number }[]> =>
  on.rows(put, [group, key, used])

export const rowsOf = (on: Pick<Queryable, 'rows'>, group: string): Promise<{ key: string; used: number }[]> =>
  on.rows(list, [group])
