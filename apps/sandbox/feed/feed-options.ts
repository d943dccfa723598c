import type { DatabaseSync } from 'node:sqlite'

export type FeedOptions = {
  readonly database: DatabaseSync
  readonly now: () => number
  /** Where the sandbox is reached, once it listens. */
  readonly publicUrl: () => string
  /** How long a slow partner takes: longer than the product waits. */
  readonly slowAnswerMs?: number
}
