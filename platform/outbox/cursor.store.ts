import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'
import { laneCount } from './lane.ts'

/** The unit of a worker: one consumer's events in one lane. */
export type ConsumerLane = { readonly consumer: string; readonly lane: number }

/** The topics of each consumer, as two arrays of equal length. */
export type Subscriptions = readonly { readonly consumer: string; readonly topic: string }[]

const ensure = statement(
  'outboxCursorEnsure',
  `insert into outbox_cursor (consumer, lane, position)
   select $1, lane, coalesce((select max(e.position) from outbox_event e where e.lane = l.lane), 0)
   from generate_series(0, $2 - 1) as l (lane)
   on conflict do nothing`,
)

/** A consumer's first start: it begins with events sequenced from now on. */
export async function cursorEnsure(db: Queryable, consumer: string): Promise<void> {
  await db.rows(ensure, [consumer, laneCount])
}

const lock = statement<{ position: bigint }>(
  'outboxCursorLock',
  'select position from outbox_cursor where consumer = $1 and lane = $2 for update skip locked',
)

/** `undefined` while another worker serves the lane. Held until the transaction ends. */
export const cursorLock = async (tx: Queryable, { consumer, lane }: ConsumerLane): Promise<bigint | undefined> =>
  (await atMostOne(tx.rows(lock, [consumer, lane])))?.position

const advance = statement(
  'outboxCursorAdvance',
  'update outbox_cursor set position = $3 where consumer = $1 and lane = $2',
)

export async function cursorAdvance(tx: Queryable, { consumer, lane }: ConsumerLane, position: bigint): Promise<void> {
  await tx.rows(advance, [consumer, lane, position])
}

// Finds an idle consumer's events among those that others wait for; its topics are aggregated once, not per event.
const wanting = `(
  select s.consumer, array_agg(s.topic) as topics from unnest($1::text[], $2::text[]) as s (consumer, topic) group by s.consumer
) as w`

const listWithWork = statement<ConsumerLane>(
  'outboxCursorListWithWork',
  `select c.consumer, c.lane from outbox_cursor c join ${wanting} on w.consumer = c.consumer
   where (
     exists (
       select from outbox_event e where e.lane = c.lane and e.position > c.position and e.topic = any(w.topics)
     ) or exists (
       select from outbox_parked p where p.consumer = c.consumer and p.lane = c.lane and p.retry_at <= $3
     ))`,
)

/** The lanes with work to do, whether or not anybody notified. */
export const cursorListWithWork = (
  db: Queryable,
  subscriptions: Subscriptions,
  now: Instant,
): Promise<ConsumerLane[]> => db.rows(listWithWork, [...columnsOf(subscriptions), sqlTime(now)])

const skipForeign = statement(
  'outboxCursorSkipForeign',
  `with idle as (
     select c.consumer, c.lane, (select max(e.position) from outbox_event e where e.lane = c.lane) as head
     from outbox_cursor c join ${wanting} on w.consumer = c.consumer
     where (select max(e.position) from outbox_event e where e.lane = c.lane) - c.position > $3
       and not exists (
         select from outbox_event e where e.lane = c.lane and e.position > c.position and e.topic = any(w.topics)
       )
     order by c.consumer, c.lane for update of c skip locked
   )
   update outbox_cursor c set position = greatest(c.position, idle.head)
   from idle where c.consumer = idle.consumer and c.lane = idle.lane`,
)

/** Moves cursors past long stretches of other consumers' topics, so that they are not read repeatedly. */
export async function cursorSkipForeign(db: Queryable, subscriptions: Subscriptions, distance: number): Promise<void> {
  await db.rows(skipForeign, [...columnsOf(subscriptions), distance])
}

export type LagRow = {
  readonly consumer: string
  readonly lag_seconds: number
  readonly parked: number
  readonly dead: number
}

const lag = statement<LagRow>(
  'outboxCursorLag',
  `select c.consumer,
     coalesce(max(extract(epoch from now() - (
       select e.published_at from outbox_event e where e.lane = c.lane and e.position > c.position and e.topic = any(w.topics)
       order by e.position limit 1
     ))), 0)::float8 as lag_seconds,
     (select count(*)::int from outbox_parked p where p.consumer = c.consumer) as parked,
     (select count(*)::int from outbox_dead_letter d where d.consumer = c.consumer) as dead
   from outbox_cursor c join ${wanting} on w.consumer = c.consumer group by c.consumer`,
)

/** How far behind each consumer is: the age of the oldest event it has not passed. */
export const cursorLag = (db: Queryable, subscriptions: Subscriptions): Promise<LagRow[]> =>
  db.rows(lag, columnsOf(subscriptions))

const waits = statement<{ waits: boolean }>(
  'outboxCursorWaits',
  `select exists (select from outbox_bundle b where b.published_at <= $3)
     or exists (select from outbox_parked p where p.consumer = any($1::text[]) and p.published_at <= $3)
     or exists (
       select from outbox_cursor c join ${wanting} on w.consumer = c.consumer join outbox_event e on e.lane = c.lane
       where e.position > c.position and e.topic = any(w.topics) and e.published_at <= $3
     ) as waits`,
)

/** Whether anything that was published by a moment has not reached its consumer, or waits to be tried again. */
export const cursorWaits = async (db: Queryable, subscriptions: Subscriptions, moment: Instant): Promise<boolean> =>
  (await exactlyOne(db.rows(waits, [...columnsOf(subscriptions), sqlTime(moment)]))).waits

const columnsOf = (subscriptions: Subscriptions): [string[], string[]] => [
  subscriptions.map((subscription) => subscription.consumer),
  subscriptions.map((subscription) => subscription.topic),
]
