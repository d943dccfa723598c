import { isDatabaseAway } from '../db/database-faults.ts'
import type { Log } from '../log/log.ts'

/** While the database is away everything waits, which is a warning once and no error of ours. */
export const logFault =
  (log: Log, words: { readonly waits: string; readonly failed: string }) =>
  (error: unknown): void => {
    if (isDatabaseAway(error)) log.warn({ err: error }, `database unavailable: ${words.waits}`)
    else log.error({ err: error }, words.failed)
  }
