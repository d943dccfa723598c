import type { Database } from './database.ts'
import { Gathering } from './gathering.ts'
import type { Queryable } from './queryable.ts'

/** Reads by what it is given, and by nothing else. */
type Query<T> = (db: Queryable) => Promise<T>

type SharedReading = <T>(reading: Query<T>) => Promise<T>

type QueuedQuery = { readonly run: (db: Queryable) => Promise<unknown>; readonly fail: (error: unknown) => void }

type SharedReadingOptions = {
  /** How many connections it takes at most, however many ask. */
  readonly slots: number
  /** How many are read together at most. */
  readonly togetherMax: number
}

/**
 * For what everybody asks again and again: who asks while others are being read waits, and all who wait are read together. The
 * more there are, the less each of them costs; nobody waits for a timer.
 */
export function sharedReading(
  db: Pick<Database, 'reading'>,
  { slots, togetherMax }: SharedReadingOptions,
): SharedReading {
  const waiting: QueuedQuery[] = []
  let free = slots

  const work = async (): Promise<void> => {
    free--
    for (let batch = waiting.splice(0, togetherMax); batch.length > 0; batch = waiting.splice(0, togetherMax)) {
      await readTogether(db, batch)
    }
    free++
  }

  return (reading) =>
    new Promise((resolve, reject) => {
      waiting.push({ run: (queryable) => reading(queryable).then(resolve, reject), fail: reject })
      if (free > 0) void work()
    })
}

async function readTogether(db: Pick<Database, 'reading'>, batch: readonly QueuedQuery[]): Promise<void> {
  try {
    await db.reading(async (connection) => {
      const gathering = new Gathering(connection)
      await Promise.all(batch.map(({ run }) => run(gathering)))
    })
  } catch (error) {
    for (const { fail } of batch) fail(error)
  }
}
