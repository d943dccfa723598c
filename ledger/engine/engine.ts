import { type Duration, milliseconds } from '#core/clock/duration.ts'
import type { Clock } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import { checkIdentity } from '../batch/check-identity.ts'
import type { OperationKind, Outcome } from '../batch/operation.ts'
import { EngineLanes } from './engine-lanes.ts'
import { type EngineObserver, silentObserver } from './engine-observer.ts'
import { FairQueue } from './fair-queue.ts'
import type { Busy, Waiting } from './run-batch.ts'

export type EngineOptions<Input, View, Row, Answer> = {
  /** Its statement timeout bounds how long a batch can take. */
  readonly db: Database
  readonly clock: Clock
  readonly kind: OperationKind<Input, View, Row, Answer>
  readonly observer?: EngineObserver
  /** Operations in one batch. */
  readonly batchMax?: number
  /**
   * From so many operations on, what waits is shared out among the free slots, and a second batch begins beside one that is
   * under way. Fewer are not worth a second batch, which has a price of its own.
   */
  readonly shareMin?: number
  /** Operations that wait or are under way. */
  readonly queueMax?: number
  /** Operations of one player that wait. */
  readonly playerQueueMax?: number
  /** Batches under way at the same time. Each takes a connection, and one more waits for books that others have locked. */
  readonly slots?: number
  /** An operation that waited longer is not begun. */
  readonly waitMax?: Duration
}

export type Engine<Input, Answer> = {
  /**
   * Answers once the operation is committed or refused. Rejects with `OperationFailed` when it could not be done, and
   * with another error when the input cannot be identified.
   */
  readonly submit: (input: Input) => Promise<Outcome<Answer> | Busy>
  /** Takes nothing new, and ends when everything that waits is answered. */
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
 * Does many small operations in few transactions. They gather while a batch is being written; there is no timer: a free
 * slot takes what waits. Nobody is answered before the commit. Any number of engines, in any number of processes, and of
 * transactions that post can work on one database at once.
 */
export function createEngine<Input, View, Row, Answer>(
  options: EngineOptions<Input, View, Row, Answer>,
): Engine<Input, Answer> {
  const { kind, observer, queueMax, playerQueueMax } = { ...defaults, ...options }
  const queue = new FairQueue<Waiting<Input, Answer>>({ itemsMax: queueMax, itemsPerPlayerMax: playerQueueMax })
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
