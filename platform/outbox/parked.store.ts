import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'
import type { ConsumerLane } from './cursor.store.ts'
import type { EventRow } from './event.store.ts'

export type ParkedRow = EventRow & { readonly attempts: number }

const copyFromLog = `select $1, lane, position, coalesce(once_id, 'e' || id), topic, key, payload, published_at`
const parkedColumns = 'consumer, lane, position, id, topic, key, payload, published_at, attempts, retry_at, error'

const insertFailed = statement(
  'outboxParkedInsertFailed',
  `insert into outbox_parked (${parkedColumns})
   ${copyFromLog}, 1, $4, $5 from outbox_event where lane = $2 and position = $3`,
)

/** Parks an event after its first failure. */
export async function parkedInsertFailed(
  tx: Queryable,
  { consumer, lane }: ConsumerLane,
  { position, retryAt, error }: { position: bigint; retryAt: Instant; error: string },
): Promise<void> {
  await tx.rows(insertFailed, [consumer, lane, position, sqlTime(retryAt), error])
}

const insertBehind = statement(
  'outboxParkedInsertBehind',
  `insert into outbox_parked (${parkedColumns})
   ${copyFromLog}, 0, null, null from outbox_event where lane = $2 and position = any($3)`,
)

/** Parks events that wait for an earlier one of their key. */
export async function parkedInsertBehind(
  tx: Queryable,
  { consumer, lane }: ConsumerLane,
  positions: readonly bigint[],
): Promise<void> {
  await tx.rows(insertBehind, [consumer, lane, positions])
}

const findDue = statement<ParkedRow>(
  'outboxParkedFindDue',
  `select position, id, topic, key, payload, published_at, attempts from outbox_parked
   where consumer = $1 and lane = $2 and retry_at <= $3 order by retry_at, position limit 1`,
)

export const parkedFindDue = (
  tx: Queryable,
  { consumer, lane }: ConsumerLane,
  now: Instant,
): Promise<ParkedRow | undefined> => atMostOne(tx.rows(findDue, [consumer, lane, sqlTime(now)]))

const retryLater = statement<{ position: bigint }>(
  'outboxParkedRetryLater',
  `update outbox_parked set attempts = attempts + 1, retry_at = $5, error = $6
   where consumer = $1 and lane = $2 and position = $3 and attempts = $4 returning position`,
)

/** False if another worker has dealt with the event since it was read. */
export async function parkedRetryLater(
  tx: Queryable,
  { consumer, lane }: ConsumerLane,
  { position, attempts, retryAt, error }: { position: bigint; attempts: number; retryAt: Instant; error: string },
): Promise<boolean> {
  return (await tx.rows(retryLater, [consumer, lane, position, attempts, sqlTime(retryAt), error])).length > 0
}

const bury = statement<{ position: bigint }>(
  'outboxParkedBury',
  `with gone as (
     delete from outbox_parked where consumer = $1 and lane = $2 and position = $3 and attempts = $4 returning *
   )
   insert into outbox_dead_letter
     (consumer, lane, position, event_id, topic, key, payload, published_at, attempts, error, died_at)
   select consumer, lane, position, id, topic, key, payload, published_at, attempts + 1, $5, $6 from gone
   returning position`,
)

/** Moves an event that failed for the last time to the dead letters. False if another worker has dealt with it. */
export async function parkedBury(
  tx: Queryable,
  { consumer, lane }: ConsumerLane,
  { position, attempts, error, now }: { position: bigint; attempts: number; error: string; now: Instant },
): Promise<boolean> {
  return (await tx.rows(bury, [consumer, lane, position, attempts, error, sqlTime(now)])).length > 0
}

const remove = statement(
  'outboxParkedDelete',
  'delete from outbox_parked where consumer = $1 and lane = $2 and position = $3',
)

export async function parkedDelete(tx: Queryable, { consumer, lane }: ConsumerLane, position: bigint): Promise<void> {
  await tx.rows(remove, [consumer, lane, position])
}

const releaseNext = statement(
  'outboxParkedReleaseNext',
  `update outbox_parked set retry_at = $3 where consumer = $1 and key = $2 and position = (
     select min(position) from outbox_parked where consumer = $1 and key = $2
   )`,
)

/** The first event of a key is dealt with: the next one is retried at once. */
export async function parkedReleaseNext(
  tx: Queryable,
  { consumer, key, now }: { consumer: string; key: string; now: Instant },
): Promise<void> {
  await tx.rows(releaseNext, [consumer, key, sqlTime(now)])
}

const countFirst = statement<{ count: number }>(
  'outboxParkedCountFirst',
  'select count(*)::int as count from outbox_parked where consumer = $1 and retry_at is not null',
)

/** The number of a consumer's blocked keys. */
export const parkedCountKeys = async (tx: Queryable, consumer: string): Promise<number> =>
  (await exactlyOne(tx.rows(countFirst, [consumer]))).count
