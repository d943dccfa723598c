import type { Transaction } from '../db/database.ts'
import type { OutboxEvent } from './event.ts'

/**
 * Follows events. `handle` gets a batch in order and applies it in the given transaction: its effects and the
 * consumer's progress commit together, so each event takes effect exactly once. It must have no effect outside the
 * transaction, because a failed batch is rolled back and retried in smaller parts.
 */
export type Consumer = {
  /**
   * Its name in the database. Renaming makes it a new consumer, which starts with new events. Events are kept for a
   * removed consumer until the migration that removes its feature deletes its cursor rows.
   */
  readonly name: string
  readonly topics: readonly string[]
  readonly handle: (tx: Transaction, events: readonly OutboxEvent[]) => Promise<void>
  readonly batchMax?: number
}
