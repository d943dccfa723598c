import type pg from 'pg'
import { rejectPipeline } from '../reject-pipeline.ts'
import { runStatement } from '../run-statement.ts'
import type {
  PendingStatement,
  QueryTimeout,
  SendStatements,
  SentStatements,
  StatementTransport,
} from '../statement-transport.ts'
import { driverConnectionOf } from './driver-connection.ts'
import { isPreparedOn, learnColumns, StatementGroup } from './statement-group.ts'

/**
 * Statements are sent without waiting for earlier answers; a pipelined group is written with one system call and wakes
 * PostgreSQL once.
 */
export const pipelinedTransport: StatementTransport = {
  driverOptions: { pipeline: true },
  over: (client, queryTimeout) => new PipelinedConnection(client, queryTimeout).send,
}

class PipelinedConnection {
  readonly #client: pg.PoolClient
  readonly #connection: pg.Connection
  readonly #queryTimeout: QueryTimeout

  constructor(client: pg.PoolClient, queryTimeout: QueryTimeout) {
    this.#client = client
    this.#connection = driverConnectionOf(client)
    this.#queryTimeout = queryTimeout
  }

  readonly send: SendStatements = (statements) =>
    statements.every(({ statement }) => isPreparedOn(this.#connection, statement))
      ? this.#sendGroup(statements)
      : this.#sendEach(statements)

  #sendGroup(statements: readonly PendingStatement[]): SentStatements {
    const group = new StatementGroup({
      client: this.#client,
      connection: this.#connection,
      members: statements,
      timeoutMs: this.#queryTimeout.query_timeout,
    })
    this.#client.query(group)
    return group
  }

  /** Statements not yet prepared on this connection go through the driver, still in one write. */
  #sendEach(statements: readonly PendingStatement[]): SentStatements {
    const sent: SentCommand = { lastCommand: undefined }
    const { stream } = this.#connection
    stream.cork()
    const answers = statements.map(({ statement, values }) =>
      runStatement(this.#client, statement, values, this.#queryTimeout),
    )
    stream.uncork()
    void this.#settle(statements, answers, sent)
    return sent
  }

  async #settle(
    statements: readonly PendingStatement[],
    answers: readonly Promise<pg.QueryResult>[],
    sent: SentCommand,
  ): Promise<void> {
    const results = await Promise.allSettled(answers)
    const failure = results.find((result) => result.status === 'rejected')
    for (const [index, { statement }] of statements.entries()) {
      const result = results[index]
      if (result?.status !== 'fulfilled') continue
      learnColumns(this.#connection, statement, result.value.fields)
      sent.lastCommand = result.value.command
    }
    if (failure !== undefined) return rejectPipeline(this.#client, statements, failure.reason)
    for (const [index, { resolve }] of statements.entries()) {
      const result = results[index]
      resolve(result?.status === 'fulfilled' ? result.value.rows : [])
    }
  }
}

type SentCommand = { lastCommand: string | undefined }
