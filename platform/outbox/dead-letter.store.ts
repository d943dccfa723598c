import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '../db/list-query.ts'
import type { Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

export type DeadLetterRow = {
  readonly id: bigint
  readonly consumer: string
  readonly event_id: string
  readonly topic: string
  readonly key: string
  readonly payload: unknown
  readonly attempts: number
  readonly error: string
  readonly published_at: Instant
  readonly died_at: Instant
}

const listAfter = statement<DeadLetterRow>(
  'outboxDeadLetterListAfter',
  `select id, consumer, event_id, topic, key, payload, attempts, error, published_at, died_at
   from outbox_dead_letter where id > $1 order by id limit $2`,
)

export const deadLetterListAfter = (db: Queryable, after: bigint, count: number): Promise<DeadLetterRow[]> =>
  db.rows(listAfter, [after, count])

type ListedDeadLetter = Pick<DeadLetterRow, 'id' | 'consumer' | 'topic' | 'key' | 'payload' | 'attempts' | 'error'> & {
  readonly diedAt: Instant
}

const byNumber = { by: 'id', kind: 'number' } as const

export const deadLettersForStaff = listQuery<ListedDeadLetter>()({
  name: 'outboxDeadLetterListForStaff',
  columns: 'id, consumer, topic, key, payload, attempts, error, died_at as "diedAt"',
  from: 'outbox_dead_letter',
  filters: { name: 'consumer = $', key: 'key = $' },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'id',
})

const lockLane = statement<{ consumer: string }>(
  'outboxDeadLetterLockLane',
  `select d.consumer from outbox_dead_letter d
   join outbox_cursor c on c.consumer = d.consumer and c.lane = d.lane
   where d.id = $1 for update of d, c`,
)

/** Waits until no worker serves the lane, so that none of the key's events is being handled. */
export const deadLetterLockLane = (tx: Queryable, id: bigint): Promise<{ consumer: string }[]> =>
  tx.rows(lockLane, [id])

const repark = statement(
  'outboxDeadLetterRepark',
  `with back as (delete from outbox_dead_letter where id = $1 returning *)
   insert into outbox_parked
     (consumer, lane, position, id, topic, key, payload, published_at, attempts, retry_at, error)
   select consumer, lane, position, event_id, topic, key, payload, published_at, 0,
     $2, error from back`,
)

export async function deadLetterRepark(tx: Queryable, id: bigint, now: Instant): Promise<void> {
  await tx.rows(repark, [id, sqlTime(now)])
}

const remove = statement<{ id: bigint }>(
  'outboxDeadLetterDelete',
  'delete from outbox_dead_letter where id = $1 returning id',
)

export const deadLetterDelete = async (tx: Queryable, id: bigint): Promise<boolean> =>
  (await tx.rows(remove, [id])).length > 0
