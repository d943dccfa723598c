import type { Clock } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { BatchOptions } from '../batch/apply-batch.ts'
import type { KeyCheck, OperationKind, Outcome } from '../batch/operation.ts'
import type { BatchItem, OperationResult } from '../batch/plan-batch.ts'
import { type CommitResult, commitBatch } from './commit-batch.store.ts'
import type { EngineObserver } from './engine-observer.ts'
import { OperationFailed } from './operation-failed.ts'
import { partition } from './partition.ts'
import type { Repetitions } from './repetitions.ts'

export type WaitingItem<Input, Answer> = BatchItem<Input> & {
  /** When it was queued, by the process's monotonic clock. */
  readonly sinceMs: number
  readonly answer: (outcome: Outcome<Answer> | Busy) => void
  readonly fail: (error: OperationFailed) => void
}

/** Certainly not applied: the queue is full, the operation waited too long, or the engine is stopping. */
export type Busy = { readonly kind: 'busy' }

export type BatchWork<Input, View, Row, Answer> = {
  readonly db: Database
  readonly clock: Clock
  readonly kind: OperationKind<Input, View, Row, Answer>
  readonly observer: EngineObserver
  readonly lockedBooks: BatchOptions['lockedBooks']
  readonly repetitions: Repetitions
}

/**
 * Runs a batch and answers its operations; never rejects. Returns those whose book is locked elsewhere. A batch that
 * the database rejects is split in halves, so that the operation at fault fails alone, after at most twice as many
 * transactions as there are operations.
 */
export async function runBatch<Input, View, Row, Answer>(
  work: BatchWork<Input, View, Row, Answer>,
  items: readonly WaitingItem<Input, Answer>[],
): Promise<readonly WaitingItem<Input, Answer>[]> {
  const startedMs = performance.now()
  const { observer } = work
  const committed = await commit(work, items)
  const isSplit = committed.kind === 'poisoned' && items.length > 1
  observer.batch({
    operations: items.length,
    waitMsMax: startedMs - Math.min(...items.map(({ sinceMs }) => sinceMs)),
    ms: performance.now() - startedMs,
    outcome: isSplit ? 'split' : committed.kind,
  })
  if (!isSplit) return items.filter((item, index) => !settle(item, resultOf(committed, index), observer))

  const half = Math.ceil(items.length / 2)
  const left = await runBatch(work, items.slice(0, half))
  // A player's later operations must not overtake the skipped ones.
  const leftPlayers = new Set(left.map(playerOf))
  const [behind, next] = partition(items.slice(half), (item) => leftPlayers.has(playerOf(item)))
  return [...left, ...behind, ...(next.length > 0 ? await runBatch(work, next) : [])]
}

/** Checks keys optimistically as long as no operation repeats one. */
async function commit<Input, View, Row, Answer>(
  { db, clock, kind, lockedBooks, repetitions }: BatchWork<Input, View, Row, Answer>,
  items: readonly WaitingItem<Input, Answer>[],
): Promise<CommitResult<Answer>> {
  const commitWith = (keyCheck: KeyCheck) =>
    commitBatch(db, kind, items, { now: clock.now(), lockedBooks, writes: 'withCommit', keyCheck })
  const keyCheck = repetitions.keyCheckOfNextBatch()
  const committed = await commitWith(keyCheck)
  const isTaken = committed.kind === 'poisoned' && committed.isKeyTaken
  if (isTaken || (committed.kind === 'committed' && committed.settled.some(isRepetition))) repetitions.noteOne()
  return isTaken && keyCheck === 'optimistic' ? commitWith('lookedUp') : committed
}

const isRepetition = (settled: OperationResult<unknown>): boolean =>
  settled.kind === 'replayed' || (settled.kind === 'refused' && settled.refusal === 'keyTaken')

const playerOf = ({ identity }: BatchItem<unknown>): bigint => identity.playerId

type Result<Answer> = Exclude<OperationResult<Answer>, { kind: 'failed' }> | OperationFailed

function resultOf<Answer>(committed: CommitResult<Answer>, index: number): Result<Answer> {
  if (committed.kind === 'away') return new OperationFailed('unknown', committed.error)
  if (committed.kind !== 'committed') return new OperationFailed('no', committed.error)
  const settled = committed.settled[index]
  if (settled === undefined) throw new Error('an operation of the batch was not settled')
  return settled.kind === 'failed' ? new OperationFailed('no', settled.error) : settled
}

/** False if there is nothing to answer yet. */
function settle<Input, Answer>(
  item: WaitingItem<Input, Answer>,
  result: Result<Answer>,
  observer: EngineObserver,
): boolean {
  if (result instanceof OperationFailed) {
    item.fail(result)
    return true
  }
  if (result.kind === 'locked') return false
  if (result.kind === 'refused') observer.refused(result.refusal)
  item.answer(result)
  return true
}
