import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { failpoint } from '../failpoint/failpoint.ts'
import { PipelinedConnection, type QueryTimeout, run } from './pipeline/pipelined-connection.ts'
import type { Queryable } from './queryable.ts'
import { sqlTypes } from './sql-types.ts'
import { statement } from './statement.ts'

export type Transaction = Queryable & {
  readonly transaction: true
  /**
   * The last that the work does: what `send` asks leaves in one piece with the commit, once the work is done, and nobody waits
   * for an answer between them. It asks for everything before it returns; when it throws, nothing has left. What fails keeps
   * the commit from being done.
   */
  readonly sendWithCommit: (send: () => readonly Promise<unknown>[]) => void
}

export type TransactionOptions = {
  /**
   * The work waits for what it reads first before it writes. Then its first statements are sent with `begin`; if that failed
   * they would stand alone, which only a statement that writes nothing may do.
   */
  readonly readsFirst?: boolean
  /** How long PostgreSQL lets a statement of this work take, when the work itself tells it so. */
  readonly statementMsMax?: number | 'none'
}

type Work<T> = (tx: Transaction) => Promise<T>

export type Database = Queryable & {
  /** Runs the work in one transaction. What it throws rolls everything back; a lost race for locks is tried again. */
  readonly transaction: <T>(work: Work<T>, options?: TransactionOptions) => Promise<T>
  /** Reads on one connection, where what is asked together leaves in one piece. There is no transaction to begin or to commit. */
  readonly reading: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
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
const statementTimeoutMsDefault = 15_000
// PostgreSQL itself ends a statement that takes too long. When even that is not withSettlementCopy, the connection is dead, and nobody
// would ever say so: what lies between has forgotten it, or the machine is gone.
const silenceMsMax = 2_000
const longestMs = 2 ** 31 - 1
const deadlockDetected = '40P01'
const serializationFailure = '40001'

export function openDatabase(options: DatabaseOptions): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? statementTimeoutMsDefault
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax,
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + silenceMsMax,
    pipeline: true,
    types: sqlTypes,
    options: '-c timezone=UTC',
  })
  // An idle connection that the server ends is not ours to die of; the next query opens another.
  pool.on('error', (error) => options.onError?.(error))

  return {
    pool,
    rows: (asked, values) => run(pool, asked, values),
    together: (send) => send(),
    transaction: (work, transactionOptions = {}) => transact(pool, work, transactionOptions),
    reading: (work) => readOn(pool, work),
    close: () => pool.end(),
  }
}

const inTransaction = new AsyncLocalStorage<true>()

async function transact<T>(pool: pg.Pool, work: Work<T>, options: TransactionOptions): Promise<T> {
  // A second connection taken while the first is held can exhaust the pool against itself.
  if (inTransaction.getStore()) throw new Error('a transaction was opened inside a transaction')
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction.run(true, () => attemptOnce(pool, work, options))
    } catch (error) {
      if (attempt >= attemptsMax || !isLostRace(error)) throw error
    }
  }
}

async function readOn<T>(pool: pg.Pool, work: (db: Queryable) => Promise<T>): Promise<T> {
  if (inTransaction.getStore()) throw new Error('a connection to read on was taken inside a transaction')
  const { client, release } = await connect(pool)
  try {
    const conversation = new PipelinedConnection(client, {})
    return await work({
      rows: (asked, values) => conversation.rows(asked, values),
      together: (send) => conversation.together(send),
    })
  } finally {
    release()
  }
}

async function attemptOnce<T>(pool: pg.Pool, work: Work<T>, options: TransactionOptions): Promise<T> {
  const { client, release } = await connect(pool)
  let broken: Error | undefined
  try {
    const conversation = new PipelinedConnection(client, queryTimeoutOf(options))
    const result = await beginWith(conversation, work, options)
    const committing = conversation.commit()
    failpoint('database.commitSent')
    await committing
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    release(broken)
  }
}

type Connected = { readonly client: pg.PoolClient; readonly release: (broken?: Error) => void }

async function connect(pool: pg.Pool): Promise<Connected> {
  const client = await pool.connect()
  let cut: Error | undefined
  // A connection can be cut while nothing is asked of it; without a listener that would end the process.
  const onCut = (error: Error): void => {
    cut = error
  }
  client.on('error', onCut)
  const release = (broken?: Error): void => {
    client.removeListener('error', onCut)
    client.release(broken ?? cut)
  }
  return { client, release }
}

const begin = statement('transactionBegin', 'begin')

function beginWith<T>(conversation: PipelinedConnection, work: Work<T>, options: TransactionOptions): Promise<T> {
  const { readsFirst = false } = options
  const together: Transaction['together'] = (send) => conversation.together(send)
  const sendWithCommit: Transaction['sendWithCommit'] = (send) => conversation.sendWithCommit(send)
  const rows: Transaction['rows'] = (asked, values) => conversation.rows(asked, values)
  if (!readsFirst) return rows(begin).then(() => work({ transaction: true, together, sendWithCommit, rows }))
  return together(() => {
    let hasBegun = false
    const begun = rows(begin).then(() => {
      hasBegun = true
    })
    // Whoever asks for rows is told; a work that asks for nothing does not need to know.
    begun.catch(() => undefined)
    const rowsBegun: Transaction['rows'] = (asked, values) =>
      hasBegun ? rows(asked, values) : Promise.all([rows(asked, values), begun]).then(([found]) => found)
    return work({ transaction: true, together, sendWithCommit, rows: rowsBegun })
  })
}

/** How long an answer is waited for, in the driver's word; nothing stands for the connection's own. */
function queryTimeoutOf({ statementMsMax }: TransactionOptions): QueryTimeout {
  if (statementMsMax === undefined) return {}
  return { query_timeout: statementMsMax === 'none' ? longestMs : statementMsMax + silenceMsMax }
}

const isLostRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === deadlockDetected || error.code === serializationFailure)
