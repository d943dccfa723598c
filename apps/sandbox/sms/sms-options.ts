import type { DatabaseSync } from 'node:sqlite'

export type SmsOptions = {
  readonly database: DatabaseSync
  readonly key: string
  readonly now: () => number
  readonly slowAnswerMs: number
}
