import type { DatabaseSync } from 'node:sqlite'
import type { LineChannel } from '../settings.ts'

export type LineOptions = {
  readonly database: DatabaseSync
  readonly channel: LineChannel
  readonly now: () => number
  /** Where browsers reach the sandbox: known once it listens. */
  readonly publicUrl: () => string
}
