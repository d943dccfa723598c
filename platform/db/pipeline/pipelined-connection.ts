import pg from 'pg'
import { arrayText } from '../array-text.ts'
import type { SqlValue } from '../queryable.ts'
import { type Statement, statement } from '../statement.ts'
import { type GroupMember, isPreparedOn, learnColumns, StatementGroup } from './statement-group.ts'

/** How long an answer is waited for, in the driver's word; nothing stands for the connection's own. */
export type QueryTimeout = { readonly query_timeout?: number }

type Send = () => readonly Promise<unknown>[]

const commit = statement('transactionCommit', 'commit')

/** What one transaction asks of its connection: statement after statement, or several in one piece. */
export class PipelinedConnection {
  readonly #client: pg.PoolClient
  readonly #queryTimeout: QueryTimeout
  #gathered: GroupMember[] | undefined
  #last: Send | undefined

  constructor(client: pg.PoolClient, queryTimeout: QueryTimeout) {
    this.#client = client
    this.#queryTimeout = queryTimeout
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
    const { sent, members } = this.#gather(send)
    if (members.length > 0) this.#send(members)
    return sent
  }

  sendWithCommit(send: Send): void {
    if (this.#last !== undefined) throw new Error('a transaction has one last thing to ask')
    this.#last = send
  }

  /** Sends what was asked for sendWithCommit, and the commit behind it. */
  async commit(): Promise<void> {
    const { sent, members } = this.#gather(this.#last ?? (() => []))
    // Whoever asked is told by the transaction, which fails with what the database said first.
    for (const promise of sent) promise.catch(() => undefined)
    const asked = members.map(withSettlementCopy)
    const results = await Promise.allSettled([
      this.#sendWithCommit(asked.map(({ member }) => member)),
      ...asked.map(({ answer }) => answer),
    ])
    const errors: unknown[] = []
    for (const result of results) if (result.status === 'rejected') errors.push(result.reason)
    if (errors.length > 0) throw errors.find((error) => !isAftermath(error)) ?? errors[0]
    // PostgreSQL answers the commit of a failed transaction with a rollback and no error.
    const [committed] = results
    if (committed.status === 'fulfilled' && committed.value === 'COMMIT') return
    throw new Error('the transaction was rolled back: an error inside it was swallowed')
  }

  #gather<T>(send: () => T): { readonly sent: T; readonly members: readonly GroupMember[] } {
    const members: GroupMember[] = []
    this.#gathered = members
    try {
      return { sent: send(), members }
    } finally {
      this.#gathered = undefined
    }
  }

  #send(members: readonly GroupMember[]): void {
    if (!this.#sendGroup(members)) this.#sendEach(members)
  }

  /** What PostgreSQL says that it has done in the end. */
  async #sendWithCommit(members: readonly GroupMember[]): Promise<string | undefined> {
    const done = Promise.withResolvers<unknown>()
    const group = this.#sendGroup([...members, { statement: commit, values: [], ...done }])
    if (group !== undefined) {
      await done.promise
      return group.lastCommand
    }
    const committing = this.#sendEach(members, () =>
      this.#client.query({ ...this.#queryTimeout, name: commit.name, text: commit.text }),
    )
    const { command, fields } = await committing
    if (this.#client instanceof pg.Client) learnColumns(this.#client, commit, fields)
    return command
  }

  /** Undefined: the connection has not prepared all of them. */
  #sendGroup(members: readonly GroupMember[]): StatementGroup | undefined {
    const client = this.#client
    if (!(client instanceof pg.Client)) return undefined
    if (!members.every((member) => isPreparedOn(client, member.statement))) return undefined
    const group = new StatementGroup(client, members, this.#queryTimeout.query_timeout)
    client.query(group)
    return group
  }

  #sendEach(members: readonly GroupMember[]): void
  #sendEach<T>(members: readonly GroupMember[], andThen: () => T): T
  #sendEach<T>(members: readonly GroupMember[], andThen?: () => T): T | undefined {
    const stream = this.#client instanceof pg.Client ? this.#client.connection.stream : undefined
    stream?.cork()
    for (const { statement: asked, values, resolve, reject } of members) {
      run(this.#client, asked, values, this.#queryTimeout).then(resolve, reject)
    }
    const then = andThen?.()
    stream?.uncork()
    return then
  }
}

/** The same, with an ear of our own. */
function withSettlementCopy(member: GroupMember): { readonly member: GroupMember; readonly answer: Promise<unknown> } {
  const { promise: answer, resolve, reject } = Promise.withResolvers<unknown>()
  const both: GroupMember = {
    ...member,
    resolve: (rows) => {
      member.resolve(rows)
      resolve(rows)
    },
    reject: (error) => {
      member.reject(error)
      reject(error)
    },
  }
  return { member: both, answer }
}

const isAftermath = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02'

export async function run<Row>(
  on: pg.Pool | pg.PoolClient,
  asked: Statement<Row>,
  values: readonly SqlValue[] = [],
  queryTimeout: QueryTimeout = {},
): Promise<Row[]> {
  const result = await on.query<Row & pg.QueryResultRow>({
    ...queryTimeout,
    ...(asked.isPlannedEachTime ? {} : { name: asked.name }),
    text: asked.text,
    values: values.map((value) => (isList(value) ? arrayText(value) : value)),
  })
  if (on instanceof pg.Client && !asked.isPlannedEachTime) learnColumns(on, asked, result.fields)
  return result.rows
}

const isList = (value: SqlValue): value is readonly SqlValue[] => Array.isArray(value)
