import type pg from 'pg'
import type { SqlValue } from './queryable.ts'
import type { Statement } from './statement.ts'

/** How long an answer is waited for, in the driver's word; nothing stands for the connection's own. */
export type QueryTimeout = { readonly query_timeout?: number }

/** A statement that somebody waits for. */
export type PendingStatement = {
  readonly statement: Statement<unknown>
  readonly values: readonly SqlValue[]
  readonly resolve: (rows: unknown[]) => void
  readonly reject: (error: unknown) => void
}

export type SentStatements = {
  /** What PostgreSQL says that it has done by the last of them, once that one is answered. */
  readonly lastCommand: string | undefined
}

/**
 * Sends statements over one connection, in their order, and does not wait for their answers. They share one fate: when one
 * fails, none behind it is done, and all of them are rejected with its error.
 */
export type SendStatements = (statements: readonly PendingStatement[]) => SentStatements

/**
 * How statements travel to PostgreSQL. There are two ways, with the same answers, errors and state
 * (statement-transport.test.ts): pipelined ones (`pipeline/`), and plain ones, which need nothing but what the driver documents.
 */
export type StatementTransport = {
  /** The driver's options for a new connection. */
  readonly driverOptions: pg.ClientConfig
  readonly over: (client: pg.PoolClient, queryTimeout: QueryTimeout) => SendStatements
}
