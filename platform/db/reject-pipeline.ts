import type pg from 'pg'
import { isUnanswered } from './database-faults.ts'
import type { PendingStatement } from './statement-transport.ts'

/** Pipelined statements share one fate: the first error rejects all of them. */
export function rejectPipeline(client: pg.PoolClient, statements: readonly PendingStatement[], error: unknown): void {
  // The answer may still arrive: the pool must not reuse the connection.
  if (isUnanswered(error)) void client.end()
  for (const { reject } of statements) reject(error)
}
