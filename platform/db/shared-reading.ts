import type { Database } from './database.ts'
import { Gathering, type GatheringMemory } from './gathering.ts'
import type { Queryable } from './queryable.ts'

/** A query that uses only the given connection. */
type Query<T> = (db: Queryable) => Promise<T>

type SharedReading = <T>(reading: Query<T>) => Promise<T>

type QueuedQuery = { readonly run: (db: Queryable) => Promise<unknown>; readonly fail: (error: unknown) => void }

type SharedReadingOptions = {
  /** The maximum number of connections, whatever the number of callers. */
  readonly slots: number
  /** The maximum number of queries per batch. */
  readonly batchMax: number
}

/**
 * For frequent reads: callers that arrive while a batch is being read share the next one. The more concurrent callers, the
 * less each of them costs, and no timer delays a batch.
 */
export function sharedReading(db: Pick<Database, 'reading'>, { slots, batchMax }: SharedReadingOptions): SharedReading {
  const waiting: QueuedQuery[] = []
  const memory: GatheringMemory = new Map()
  let free = slots

  const work = async (): Promise<void> => {
    free--
    for (let batch = waiting.splice(0, batchMax); batch.length > 0; batch = waiting.splice(0, batchMax)) {
      await readBatch(db, batch, memory)
    }
    free++
  }

  return (reading) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: (queryable) => reading(queryable).then(resolve, reject), fail: reject })
      if (free > 0) void work()
    })
}

async function readBatch(
  db: Pick<Database, 'reading'>,
  batch: readonly QueuedQuery[],
  memory: GatheringMemory,
): Promise<void> {
  try {
    await db.reading(async (connection) => {
      const gathering = new Gathering(connection, { memory, callers: batch.length })
      await Promise.all(batch.map(({ run }) => run(gathering)))
    })
  } catch (error) {
    for (const { fail } of batch) fail(error)
  }
}
