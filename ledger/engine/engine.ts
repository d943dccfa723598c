import { type Duration, milliseconds } from '#core/clock/duration.ts'
import type { Clock } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { checkIdentity } from '../batch/check-identity.ts'
import type { OperationKind, Outcome } from '../batch/operation.ts'
import { EngineLanes } from './engine-lanes.ts'
import { type EngineObserver, silentObserver } from './engine-observer.ts'
import { FairQueue } from './fair-queue.ts'
import type { Busy, WaitingItem } from './run-batch.ts'

export type EngineOptions<Input, View, Row, Answer> = {
  /** Its statement timeout bounds the duration of a batch. */
  readonly db: Database
  readonly clock: Clock
  readonly kind: OperationKind<Input, View, Row, Answer>
  readonly observer?: EngineObserver
  /** Maximum operations per batch. */
  readonly batchMax?: number
  /**
   * From this many waiting operations on, they are shared among the free slots and a second batch starts beside a
   * running one. Fewer do not repay the fixed cost of a batch.
   */
  readonly shareMin?: number
  /** Maximum operations that are queued or running. */
  readonly queueMax?: number
  /** Maximum queued operations per player. */
  readonly playerQueueMax?: number
  /** Concurrent batches. Each uses a connection, plus one for books locked elsewhere. */
  readonly slots?: number
  /** An operation that has waited longer is not started. */
  readonly waitMax?: Duration
}

export type Engine<Input, Answer> = {
  /**
   * Resolves once the operation is committed or refused. Rejects with `OperationFailed` if it could not be done, and
   * with another error if its input has no valid identity.
   */
  readonly submit: (input: Input) => Promise<Outcome<Answer> | Busy>
  /** Rejects new operations and resolves when all queued ones are answered. */
  readonly stop: () => Promise<void>
}

const defaults = {
  batchMax: 256,
  shareMin: 16,
  queueMax: 4096,
  playerQueueMax: 64,
  slots: 2,
  waitMax: milliseconds(2_000),
  observer: silentObserver,
}

/**
 * Runs many small operations in few transactions. Operations gather while a batch is written; there is no timer: a free
 * slot takes what waits. Nobody is answered before the commit. Any number of engines, processes and posting
 * transactions can share one database.
 */
export function createEngine<Input, View, Row, Answer>(
  options: EngineOptions<Input, View, Row, Answer>,
): Engine<Input, Answer> {
  const { kind, observer, queueMax, playerQueueMax } = { ...defaults, ...options }
  const queue = new FairQueue<WaitingItem<Input, Answer>>({ itemsMax: queueMax, itemsPerPlayerMax: playerQueueMax })
  const lanes = new EngineLanes(queue, { ...defaults, ...options })
  let isStopping = false
  observer.queueLength(() => queue.size)

  return {
    submit: (input) =>
      new Promise((answer, fail) => {
        const identity = kind.identify(input)
        checkIdentity(identity)
        const item = { input, identity, sinceMs: performance.now(), answer, fail }
        if (!isStopping && queue.add(identity.playerId, item)) return lanes.wake()
        observer.refused('busy')
        answer({ kind: 'busy' })
      }),
    stop: () => {
      isStopping = true
      return lanes.idle()
    },
  }
}
