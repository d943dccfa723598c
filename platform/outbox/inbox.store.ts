import type { Queryable } from '../db/queryable.ts'
import { exactlyOne } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'
import type { Json } from '#core/json.ts'

/** Notified on publish: the sequencer has work. */
export const publishedChannel = 'outbox_published'
/** Notified when events have positions in the log; the payload names lanes and topics. */
export const sequencedChannel = 'outbox_sequenced'

/** Replaces a list that exceeds the size limit of a notification. */
export const everyLane = '*'

/** A waiting event: once_id, lane, topic, key, payload. */
type WaitingEvent = readonly [string | null, number, string, string, Json]

// NOTIFY takes one server-wide lock from the start of the commit to its end, so that a thousand notifying commits are
// serialised. Only one transaction at a time notifies here, the one that gets the advisory lock; events committed
// shortly after it without a notification are found by the sequencer, which polls every few milliseconds while there is
// traffic. A transaction's events share a few rows, so that a bet pays for a part of one.
const insert = statement(
  'outboxBundleInsert',
  `with published as (
     insert into outbox_bundle (events, event_count, published_at)
     select unnest($1::jsonb[]), unnest($2::int[]), now()
   )
   select pg_notify('${publishedChannel}', '')
   where pg_try_advisory_xact_lock(hashtextextended('${publishedChannel}', 0))`,
)

// PostgreSQL compresses a row beyond 2 kB and stores it out of line, which costs more than another row.
const bundleTextMax = 1_500

export function inboxInsert(tx: Queryable, events: readonly WaitingEvent[]): Promise<never[]> {
  const bundles: string[][] = [[]]
  let length = 0
  for (const event of events) {
    const text = JSON.stringify(event)
    if (length > 0 && length + text.length > bundleTextMax) {
      bundles.push([])
      length = 0
    }
    bundles.at(-1)?.push(text)
    length += text.length
  }
  return tx.rows(insert, [bundles.map((bundle) => `[${bundle.join(',')}]`), bundles.map((bundle) => bundle.length)])
}

/** `laneTopics` are "lane topic" pairs. */
export type InboxBatch = { readonly taken: number; readonly laneTopics: readonly string[] }

// A sequence gives out numbers before the commit, so in id order a slow transaction's event can appear behind a reader
// that has already passed its number, and be lost. Here an event gets its position after its commit, from one sequencer
// at a time: the advisory lock is held until this statement's own commit, so positions become visible in order and
// "everything after position n" never misses one. Within one turn the order is that of the ids, and a snapshot is
// closed under "happened before": an event that waited for another never overtakes it. The lock is taken after the
// snapshot; an older snapshot only sees fewer events, and rows already taken are gone. As many waiting bundles are
// taken as hold the wanted number of events, the last of them whole.
const sequence = statement<InboxBatch>(
  'outboxSequence',
  `with turn as materialized (
     select pg_try_advisory_xact_lock(hashtextextended('outbox_sequencer', 0)) as mine
   ), taken as (
     delete from outbox_bundle where id in (
       select id from (
         select id, sum(event_count) over (order by id) - event_count as before
         from (select id, event_count from outbox_bundle where (select mine from turn) order by id limit $1) as first
       ) as waiting where before < $1
     ) returning id, events, event_count, published_at
   ), moved as (
     insert into outbox_event (id, once_id, lane, topic, key, payload, published_at)
     select nextval('outbox_event_number'), event ->> 0, (event ->> 1)::smallint, event ->> 2, event ->> 3, event -> 4,
       published_at
     from (
       select b.published_at, e.event from taken b
       cross join jsonb_array_elements(b.events) with ordinality as e (event, number) order by b.id, e.number
     ) as in_order
     on conflict (once_id) where once_id is not null do nothing
     returning lane, topic
   ), lane_topic as (
     select coalesce(array_agg(distinct lane || ' ' || topic), '{}') as list from moved
   ), notified as materialized (
     select pg_notify('${sequencedChannel}', case when length(text) < 7900 then text else '${everyLane}' end)
     from lane_topic cross join array_to_string(list, ',') as text where list <> '{}'
   )
   select (select coalesce(sum(event_count), 0)::int from taken) as taken, lane_topic.list as "laneTopics"
   from lane_topic left join notified on true`,
)

/**
 * Moves committed events into the log, unless another process is doing so: `count` events, and the rest of the last
 * one's transaction.
 */
export const inboxSequence = (db: Queryable, count: number): Promise<InboxBatch> =>
  exactlyOne(db.rows(sequence, [count]))
