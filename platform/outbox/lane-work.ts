import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { BatchSample } from '../metrics/metrics.ts'
import type { BatchRow } from './event.store.ts'
import type { ParkedRow } from './parked.store.ts'

/** `worked`: look again, there may be more. `stuck`: the consumer fails at everything and is paused for a while. */
export type Outcome = 'worked' | 'idle' | 'busy' | 'stuck'

export type LaneWorkerOptions = {
  readonly db: Database
  readonly log: Log
  readonly observeBatch: (sample: BatchSample) => void
}

/** What a transaction was doing when it failed. */
export type LaneAttempt =
  | { readonly kind: 'parked'; readonly row: ParkedRow }
  | {
      readonly kind: 'batch'
      /** The consumer's position before. */
      readonly cursor: bigint
      readonly ready: readonly BatchRow[]
      readonly behind: readonly BatchRow[]
      readonly last: bigint
    }
