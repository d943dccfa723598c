import type pg from 'pg'
import { sqlText } from './sql-text.ts'
import type { SqlValue } from './queryable.ts'
import type { Statement } from './statement.ts'
import type { QueryTimeout } from './statement-transport.ts'

/** Runs one statement through the driver's documented API. */
export async function runStatement<Row>(
  on: pg.Pool | pg.PoolClient,
  query: Statement<Row>,
  values: readonly SqlValue[] = [],
  queryTimeout: QueryTimeout = {},
): Promise<pg.QueryResult<Row & pg.QueryResultRow>> {
  return on.query<Row & pg.QueryResultRow>({
    ...queryTimeout,
    ...(query.isPlannedEachTime ? {} : { name: query.name }),
    text: query.text,
    values: values.map(driverValue),
  })
}

/** Bytes and nulls are passed on; everything else is serialised here, the same for all transports. */
const driverValue = (value: SqlValue): string | Buffer | null => {
  if (value === null || value === undefined) return null
  return Buffer.isBuffer(value) ? value : sqlText(value)
}
