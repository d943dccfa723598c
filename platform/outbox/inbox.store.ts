import type { Queryable } from '../db/queryable.ts'
import { exactlyOne } from '../db/queryable.ts'
import { statement } from '../db/statement.ts'

/** Somebody published; the sequencer has work. */
export const publishedChannel = 'outbox_published'
/** Events have their places in the log; the payload names lanes and topics. */
export const sequencedChannel = 'outbox_sequenced'

/** Says so in place of a list that is longer than a notice may be. */
export const everyPlace = '*'

export type InboxRow = {
  readonly onceId: string | undefined
  readonly lane: number
  readonly topic: string
  readonly key: string
  readonly payload: string
}

// NOTIFY takes one lock for the whole server from the commit's beginning to its end, so that a thousand notifying
// commits stand in one line. Only one transaction at a time notifies here, the one that gets the advisory lock; who
// commits shortly after it without a notice is found by the sequencer, which looks again every few milliseconds as
// long as there is traffic.
const insert = statement(
  'outboxInboxInsert',
  `with published as (
     insert into outbox_inbox (once_id, lane, topic, key, payload, published_at)
     select once_id, lane, topic, key, payload::jsonb, now()
     from unnest($1::text[], $2::smallint[], $3::text[], $4::text[], $5::text[])
       as e (once_id, lane, topic, key, payload)
   )
   select pg_notify('${publishedChannel}', '')
   where pg_try_advisory_xact_lock(hashtextextended('${publishedChannel}', 0))`,
)

export async function inboxInsert(tx: Queryable, rows: readonly InboxRow[]): Promise<void> {
  await tx.rows(insert, [
    rows.map((row) => row.onceId),
    rows.map((row) => row.lane),
    rows.map((row) => row.topic),
    rows.map((row) => row.key),
    rows.map((row) => row.payload),
  ])
}

/** `places` are "lane topic" pairs. */
export type Sequenced = { readonly taken: number; readonly places: readonly string[] }

// A sequence gives out numbers before the commit, so in the order of ids a slow transaction's event can appear behind
// a reader that has already passed its number, and be lost. Here an event gets its position after its commit, from
// one sequencer at a time: the advisory lock is held until this statement's own commit, so positions become visible
// in their order and "everything after position n" never misses one. Within one turn the order is that of the ids,
// and what a snapshot shows is closed under "happened before": an event that waited for another never overtakes it.
// The lock's turn is taken after the snapshot; an older snapshot only sees fewer events, and rows already taken are gone.
const sequence = statement<Sequenced>(
  'outboxSequence',
  `with turn as materialized (
     select pg_try_advisory_xact_lock(hashtextextended('outbox_sequencer', 0)) as mine
   ), taken as (
     delete from outbox_inbox where id in (
       select id from outbox_inbox where (select mine from turn) order by id limit $1
     ) returning id, once_id, lane, topic, key, payload, published_at
   ), moved as (
     insert into outbox_event (id, once_id, lane, topic, key, payload, published_at)
     select id, once_id, lane, topic, key, payload, published_at from taken order by id
     on conflict (once_id) where once_id is not null do nothing
     returning lane, topic
   ), place as (
     select coalesce(array_agg(distinct lane || ' ' || topic), '{}') as list from moved
   ), told as materialized (
     select pg_notify('${sequencedChannel}', case when length(text) < 7900 then text else '${everyPlace}' end)
     from place cross join array_to_string(list, ',') as text where list <> '{}'
   )
   select (select count(*)::int from taken) as taken, place.list as places
   from place left join told on true`,
)

/** Moves at most `count` committed events into the log, if no other process is doing so. */
export const inboxSequence = (db: Queryable, count: number): Promise<Sequenced> =>
  exactlyOne(db.rows(sequence, [count]))
