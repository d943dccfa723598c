import type pg from 'pg'
import { isUnanswered } from './database-faults.ts'
import type { PendingStatement } from './statement-transport.ts'

/** Statements that were sent together fail together. */
export function rejectTogether(client: pg.PoolClient, statements: readonly PendingStatement[], error: unknown): void {
  // The answer may still come: the pool gives an ended connection to nobody else.
  if (isUnanswered(error)) void client.end()
  for (const { reject } of statements) reject(error)
}
