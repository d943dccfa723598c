import type { DatabaseSync } from 'node:sqlite'

export type PushOptions = {
  readonly database: DatabaseSync
  readonly now: () => number
  /** Where the sandbox is reached, once it listens. */
  readonly publicUrl: () => string
}
