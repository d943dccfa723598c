import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { failpoint } from '../failpoint/failpoint.ts'
import { arrayText } from './array-text.ts'
import type { Queryable, SqlValue } from './queryable.ts'
import { sqlTypes } from './sql-types.ts'
import { type Statement, statement } from './statement.ts'
import { type GroupMember, isPreparedOn, learnColumns, StatementGroup } from './statement-group.ts'

export type Transaction = Queryable & {
  readonly transaction: true
  /** What is asked while `send` runs leaves in one piece: one system call here, and PostgreSQL is woken once. */
  readonly together: <const T>(send: () => T) => T
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
// PostgreSQL itself ends a statement that takes too long. When even that is not heard, the connection is dead, and nobody
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
    transaction: (work, transactionOptions = {}) => transact(pool, work, transactionOptions),
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

async function attemptOnce<T>(pool: pg.Pool, work: Work<T>, options: TransactionOptions): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection can be cut while nothing is asked of it; without a listener that would end the process.
  const onCut = (error: Error): void => {
    broken = error
  }
  client.on('error', onCut)
  try {
    const result = await beginWith(client, work, options)
    const committing = client.query({ text: 'commit', ...patienceOf(options) })
    failpoint('database.commitSent')
    const { command } = await committing
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

const begin = statement('transactionBegin', 'begin')

function beginWith<T>(client: pg.PoolClient, work: Work<T>, options: TransactionOptions): Promise<T> {
  const { readsFirst = false } = options
  const conversation = new Conversation(client, patienceOf(options))
  const together: Transaction['together'] = (send) => conversation.together(send)
  const rows: Transaction['rows'] = (asked, values) => conversation.rows(asked, values)
  if (!readsFirst) return rows(begin).then(() => work({ transaction: true, together, rows }))
  return together(() => {
    let hasBegun = false
    const begun = rows(begin).then(() => {
      hasBegun = true
    })
    // Whoever asks for rows is told; a work that asks for nothing does not need to know.
    begun.catch(() => undefined)
    const rowsBegun: Transaction['rows'] = (asked, values) =>
      hasBegun ? rows(asked, values) : Promise.all([rows(asked, values), begun]).then(([found]) => found)
    return work({ transaction: true, together, rows: rowsBegun })
  })
}

/** How long an answer is waited for, in the driver's word; nothing stands for the connection's own. */
function patienceOf({ statementMsMax }: TransactionOptions): Patience {
  if (statementMsMax === undefined) return {}
  return { query_timeout: statementMsMax === 'none' ? longestMs : statementMsMax + silenceMsMax }
}

type Patience = { readonly query_timeout?: number }

/** What one transaction asks of its connection: statement after statement, or several in one piece. */
class Conversation {
  readonly #client: pg.PoolClient
  readonly #patience: Patience
  #gathered: GroupMember[] | undefined

  constructor(client: pg.PoolClient, patience: Patience) {
    this.#client = client
    this.#patience = patience
  }

  rows<Row>(asked: Statement<Row>, values: readonly SqlValue[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      // The rows are as the statement declares them, whose store's test proves it.
      const member = { statement: asked, values, resolve: resolve as GroupMember['resolve'], reject }
      if (this.#gathered === undefined) this.#send([member])
      else this.#gathered.push(member)
    })
  }

  together<T>(send: () => T): T {
    if (this.#gathered !== undefined) return send()
    const gathered: GroupMember[] = []
    this.#gathered = gathered
    try {
      return send()
    } finally {
      this.#gathered = undefined
      if (gathered.length > 0) this.#send(gathered)
    }
  }

  #send(members: readonly GroupMember[]): void {
    const client = this.#client
    if (client instanceof pg.Client && members.every(({ statement }) => isPreparedOn(client, statement))) {
      client.query(new StatementGroup(client, members, this.#patience.query_timeout))
    } else this.#sendEach(members)
  }

  /** As long as the connection has not prepared all of them. */
  #sendEach(members: readonly GroupMember[]): void {
    const stream = this.#client instanceof pg.Client ? this.#client.connection.stream : undefined
    stream?.cork()
    for (const { statement, values, resolve, reject } of members) {
      run(this.#client, statement, values, this.#patience).then(resolve, reject)
    }
    stream?.uncork()
  }
}

async function run<Row>(
  on: pg.Pool | pg.PoolClient,
  asked: Statement<Row>,
  values: readonly SqlValue[] = [],
  patience: Patience = {},
): Promise<Row[]> {
  const result = await on.query<Row & pg.QueryResultRow>({
    ...patience,
    name: asked.name,
    text: asked.text,
    values: values.map((value) => (isList(value) ? arrayText(value) : value)),
  })
  if (on instanceof pg.Client) learnColumns(on, asked, result.fields)
  return result.rows
}

const isList = (value: SqlValue): value is readonly SqlValue[] => Array.isArray(value)

const isLostRace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === deadlockDetected || error.code === serializationFailure)
