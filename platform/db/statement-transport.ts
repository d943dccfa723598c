import type pg from 'pg'
import type { SqlValue } from './queryable.ts'
import type { Statement } from './statement.ts'

/** The driver's timeout for a query; empty: the connection's own. */
export type QueryTimeout = { readonly query_timeout?: number }

/** A statement whose caller awaits the result. */
export type PendingStatement = {
  readonly statement: Statement<unknown>
  readonly values: readonly SqlValue[]
  readonly resolve: (rows: unknown[]) => void
  readonly reject: (error: unknown) => void
}

export type SentStatements = {
  /** The command tag of the last statement, once it is answered. */
  readonly lastCommand: string | undefined
}

/**
 * Sends statements over one connection, in order, without waiting for answers. They share one fate: if one fails, those
 * after it are not executed, and all of them are rejected with its error.
 */
export type SendStatements = (statements: readonly PendingStatement[]) => SentStatements

/**
 * How statements are sent to PostgreSQL. Two implementations have the same answers, errors and state
 * (statement-transport.test.ts): a pipelined one (`pipeline/`), and a plain one that uses documented driver API only.
 */
export type StatementTransport = {
  /** The driver's options for a new connection. */
  readonly driverOptions: pg.ClientConfig
  readonly over: (client: pg.PoolClient, queryTimeout: QueryTimeout) => SendStatements
}
