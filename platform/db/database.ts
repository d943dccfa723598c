import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { asPart } from '../work/work.ts'
import { CommitBreaker, type CommitBreakerOptions } from './commit-breaker.ts'
import { connectionTo } from './database-address.ts'
import { pipelinedTransport } from './pipeline/pipelined-transport.ts'
import { plainTransport } from './plain-transport.ts'
import type { Queryable } from './queryable.ts'
import { runStatement } from './run-statement.ts'
import { sqlTypes } from './sql-types.ts'
import { statement } from './statement.ts'
import { StatementConnection } from './statement-connection.ts'
import type { QueryTimeout, StatementTransport } from './statement-transport.ts'

export type Transaction = Queryable & {
  readonly transaction: true
  /**
   * Sends these statements in one round trip with COMMIT, after the work is done. `send` issues all of them before it
   * returns; if it throws, none is sent. A statement that fails prevents the commit.
   */
  readonly sendWithCommit: (send: () => readonly Promise<unknown>[]) => void
}

export type TransactionOptions = {
  /**
   * BEGIN and the first statements share one round trip. If BEGIN failed, they would run outside of a transaction, so the
   * work must await its first reads before it writes.
   */
  readonly readsFirst?: boolean
  /** The statement timeout, if the work sets its own with `set local statement_timeout`. */
  readonly statementMsMax?: number | 'none'
}

type Work<T> = (tx: Transaction) => Promise<T>

export type Database = Queryable & {
  /** Runs the work in one transaction. An error rolls it back; after a deadlock or serialization failure it is retried. */
  readonly transaction: <T>(work: Work<T>, options?: TransactionOptions) => Promise<T>
  /**
   * Runs pipelined reads on one connection, without a transaction. Their plans are generic, made once: PostgreSQL would
   * otherwise plan a read of many keys each time it is sent, because it cannot know that their number hardly matters.
   */
  readonly reading: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  readonly pool: pg.Pool
  /** A connection outside of the pool, with its settings, not yet connected, for callers that hold it long. */
  readonly connection: () => pg.Client
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  readonly url: string
  readonly poolMax: number
  readonly applicationName: string
  readonly statementTimeoutMs?: number
  /** False: every statement waits for the answer of the one before it. */
  readonly pipelining?: boolean
  readonly onError?: (error: Error) => void
  /** Commits are not confirmed, and every call is refused at once; or they are again. */
  readonly onCommits?: CommitBreakerOptions['onChange']
}

const attemptsMax = 4
/** Connections of `reading`, opened when they are needed. */
const readersMax = 4
const statementTimeoutMsDefault = 15_000
// PostgreSQL cancels a statement that exceeds its timeout. If not even that answer arrives, the connection is dead: a
// router has dropped it, or the machine is gone.
const silenceMsMax = 2_000
const longestMs = 2 ** 31 - 1
const deadlockDetected = '40P01'
const serializationFailure = '40001'

export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? statementTimeoutMsDefault
  const transport = options.pipelining === false ? plainTransport : pipelinedTransport
  const { connectionString, Client } = connectionTo(options.url)
  const poolOf = (max: number, settings: string): pg.Pool => {
    const opened = new pg.Pool({
      connectionString,
      Client,
      max,
      application_name: options.applicationName,
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 30_000,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + silenceMsMax,
      ...transport.driverOptions,
      types: sqlTypes,
      options: settings,
    })
    // PostgreSQL may close an idle connection; without a listener that would end the process. The next query opens another.
    opened.on('error', (error) => options.onError?.(error))
    return opened
  }
  const pool = poolOf(options.poolMax, '-c timezone=UTC')
  const readers = poolOf(readersMax, '-c timezone=UTC -c plan_cache_mode=force_generic_plan')

  const connection = (): pg.Client => new Client({ ...pool.options, keepAlive: true })
  const breaker = new CommitBreaker({ connection, ...(options.onCommits && { onChange: options.onCommits }) })
  const connections: Connections = { pool, transport, breaker }
  const readingConnections: Connections = { pool: readers, transport, breaker }
  return {
    pool,
    connection,
    rows: async (query, values) => {
      breaker.check()
      const answer = asPart({ kind: 'statement', name: query.name }, () => runStatement(pool, query, values))
      return (await breaker.watchStatement(answer)).rows
    },
    pipeline: (send) => send(),
    transaction: (work, transactionOptions = {}) => transact(connections, work, transactionOptions),
    reading: (work) => readOn(readingConnections, work),
    close: async () => {
      await Promise.all([breaker.close(), pool.end(), readers.end()])
    },
  }
}

type Connections = {
  readonly pool: pg.Pool
  readonly transport: StatementTransport
  readonly breaker: CommitBreaker
}

const inTransaction = new AsyncLocalStorage<true>()

async function transact<T>(connections: Connections, work: Work<T>, options: TransactionOptions): Promise<T> {
  // Taking a second connection while holding the first can deadlock the pool.
  if (inTransaction.getStore()) throw new Error('a transaction was opened inside a transaction')
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction.run(true, () => attemptOnce(connections, work, options))
    } catch (error) {
      if (attempt >= attemptsMax || !isLostRace(error)) throw error
    }
  }
}

async function readOn<T>(connections: Connections, work: (db: Queryable) => Promise<T>): Promise<T> {
  if (inTransaction.getStore()) throw new Error('a connection to read on was taken inside a transaction')
  const { connection, release } = await connect(connections, {})
  try {
    return await work({
      rows: (query, values) => connection.rows(query, values),
      pipeline: (send) => connection.pipeline(send),
    })
  } finally {
    release()
  }
}

async function attemptOnce<T>(connections: Connections, work: Work<T>, options: TransactionOptions): Promise<T> {
  const { connection, release } = await connect(connections, queryTimeoutOf(options))
  let broken: Error | undefined
  try {
    const result = await beginWith(connection, work, options)
    await connections.breaker.watchCommit(connection.commit())
    return result
  } catch (error) {
    await connection.rollback().catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    release(broken)
  }
}

type Checkout = { readonly connection: StatementConnection; readonly release: (broken?: Error) => void }

async function connect({ pool, transport, breaker }: Connections, queryTimeout: QueryTimeout): Promise<Checkout> {
  breaker.check()
  const client = await asPart({ kind: 'connection', name: 'pool' }, () => pool.connect())
  let cut: Error | undefined
  // A connection can be cut between queries: it is not given back as a sound one.
  const onCut = (error: Error): void => {
    cut = error
  }
  client.on('error', onCut)
  const release = (broken?: Error): void => {
    client.removeListener('error', onCut)
    client.release(broken ?? cut)
  }
  try {
    return { connection: new StatementConnection(transport.over(client, queryTimeout)), release }
  } catch (error) {
    release()
    throw error
  }
}

const begin = statement('transactionBegin', 'begin')

function beginWith<T>(connection: StatementConnection, work: Work<T>, options: TransactionOptions): Promise<T> {
  const { readsFirst = false } = options
  const pipeline: Transaction['pipeline'] = (send) => connection.pipeline(send)
  const sendWithCommit: Transaction['sendWithCommit'] = (send) => connection.sendWithCommit(send)
  const rows: Transaction['rows'] = (query, values) => connection.rows(query, values)
  if (!readsFirst) return rows(begin).then(() => work({ transaction: true, pipeline, sendWithCommit, rows }))
  return pipeline(() => {
    let hasBegun = false
    const begun = rows(begin).then(() => {
      hasBegun = true
    })
    // A caller who awaits rows gets the error; work without statements does not need it.
    begun.catch(() => undefined)
    const rowsBegun: Transaction['rows'] = (query, values) =>
      hasBegun ? rows(query, values) : Promise.all([rows(query, values), begun]).then(([found]) => found)
    return work({ transaction: true, pipeline, sendWithCommit, rows: rowsBegun })
  })
}

/** The driver's timeout for a query; empty: the connection's own. */
function queryTimeoutOf({ statementMsMax }: TransactionOptions): QueryTimeout {
  if (statementMsMax === undefined) return {}
  return { query_timeout: statementMsMax === 'none' ? longestMs : statementMsMax + silenceMsMax }
}

const isLostRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === deadlockDetected || error.code === serializationFailure)
