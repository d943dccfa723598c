import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Queryable } from './queryable.ts'
import { sqlTypes } from './sql-types.ts'
import type { Statement } from './statement.ts'

export type Transaction = Queryable & { readonly transaction: true }

export type Database = Queryable & {
  /** Runs the work in one transaction. What it throws rolls everything back; a lost race for locks is tried again. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  readonly url: string
  readonly poolMax: number
  readonly applicationName: string
  readonly statementTimeoutMs?: number
  readonly onError?: (error: Error) => void
}

const attemptsMax = 4
const deadlockDetected = '40P01'
const serializationFailure = '40001'

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax,
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    pipeline: true,
    types: sqlTypes,
    options: '-c timezone=UTC',
  })
  // An idle connection that the server ends is not ours to die of; the next query opens another.
  pool.on('error', (error) => options.onError?.(error))

  return {
    pool,
    rows: (statement, values) => run(pool, statement, values),
    transaction: (work) => transact(pool, work),
    close: () => pool.end(),
  }
}

const inTransaction = new AsyncLocalStorage<true>()

async function transact<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  // A second connection taken while the first is held can exhaust the pool against itself.
  if (inTransaction.getStore()) throw new Error('a transaction was opened inside a transaction')
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction.run(true, () => attemptOnce(pool, work))
    } catch (error) {
      if (attempt >= attemptsMax || !isLostRace(error)) throw error
    }
  }
}

async function attemptOnce<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection can be cut while nothing is asked of it; without a listener that would end the process.
  const onCut = (error: Error): void => {
    broken = error
  }
  client.on('error', onCut)
  try {
    await client.query('begin')
    const result = await work({ transaction: true, rows: (statement, values) => run(client, statement, values) })
    const { command } = await client.query('commit')
    // PostgreSQL answers the commit of a failed transaction with a rollback and no error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: an error inside it was swallowed')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.removeListener('error', onCut)
    client.release(broken)
  }
}

async function run<Row>(
  on: pg.Pool | pg.PoolClient,
  statement: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const result = await on.query<Row & pg.QueryResultRow>({
    name: statement.name,
    text: statement.text,
    values: [...values],
  })
  return result.rows
}

const isLostRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === deadlockDetected || error.code === serializationFailure)
