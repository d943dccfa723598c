import type { Transaction } from '../db/database.ts'
import type { OutboxEvent } from './event.ts'

/**
 * Follows events. `handle` gets a batch in order and applies it with the transaction it is given: its effect and the
 * consumer's progress are committed together, so each event takes effect exactly once. It must have no effect outside
 * the transaction, because a batch that fails is rolled back and tried again in smaller parts.
 */
export type Consumer = {
  /**
   * Its name in the database. Renaming makes it a new consumer, which begins with new events. Events are kept for a
   * consumer that is gone until the migration that removes its feature also deletes its rows of the cursors.
   */
  readonly name: string
  readonly topics: readonly string[]
  readonly handle: (tx: Transaction, events: readonly OutboxEvent[]) => Promise<void>
  readonly batchMax?: number
}
