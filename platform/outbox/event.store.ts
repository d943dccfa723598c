import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'
import type { ConsumerLane } from './cursor.store.ts'
import type { OutboxEvent } from './event.ts'
import { laneCount } from './lane.ts'

export type EventRow = {
  readonly position: bigint
  readonly id: string
  readonly topic: string
  readonly key: string
  readonly payload: unknown
  readonly published_at: Instant
}
export type BatchRow = EventRow & {
  /** True if an earlier event of the same key waits for a retry. */
  readonly behind: boolean
}

// Reads the cursor again instead of taking its value as a parameter: pipelined behind the lock, this statement has its
// own, later snapshot, which contains everything the last holder of the lock has committed.
const batch = statement<BatchRow>(
  'outboxEventBatch',
  `select position, coalesce(once_id, 'e' || id) as id, topic, key, payload, published_at,
     exists (select from outbox_parked p where p.consumer = $1 and p.key = e.key) as behind
   from outbox_event e
   where lane = $2 and topic = any($3)
     and position > (select position from outbox_cursor where consumer = $1 and lane = $2)
   order by position limit $4`,
)

export const eventBatch = (
  tx: Queryable,
  { consumer, lane }: ConsumerLane,
  { topics, limit }: { topics: readonly string[]; limit: number },
): Promise<BatchRow[]> => tx.rows(batch, [consumer, lane, topics, limit])

export const eventOf = (row: EventRow): OutboxEvent => ({
  id: row.id,
  topic: row.topic,
  key: row.key,
  payload: row.payload,
  publishedAt: row.published_at,
  position: row.position,
})

const deleteHandled = statement<{ position: bigint }>(
  'outboxEventDeleteHandled',
  `delete from outbox_event e using (
     select lane, position from outbox_event
     where lane = $1 and published_at < now() - $2 * interval '1 millisecond'
       and position <= (select min(position) from outbox_cursor where lane = $1)
     order by position limit $3
   ) old where e.lane = old.lane and e.position = old.position returning e.position`,
)

/** Deletes events older than the age that every consumer has passed. Returns the number deleted. */
export async function eventDeleteHandled(db: Queryable, age: number, countPerLane: number): Promise<number> {
  let deleted = 0
  for (let lane = 0; lane < laneCount; lane++)
    deleted += (await db.rows(deleteHandled, [lane, age, countPerLane])).length
  return deleted
}
