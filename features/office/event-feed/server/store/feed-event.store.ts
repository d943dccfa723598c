import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { WaitingEvent } from '../delivery-body.ts'
import { feedWindowMax } from '../feed-window.ts'
import type { FeedEvent } from '../read-event.ts'

const insert = statement(
  'feed_event_insert',
  `insert into feed_event (lane, kind, player_id, data, happened_at, recorded_at)
   select lane, kind, player_id, data::jsonb, happened_at, $6
   from unnest($1::smallint[], $2::text[], $3::bigint[], $4::text[], $5::timestamptz[])
     with ordinality as e (lane, kind, player_id, data, happened_at, number) order by number`,
)
export type LanedEvent = FeedEvent & { readonly lane: number }

/** In the order of their lane: the caller holds the lane of the outbox. */
export const feedEventInsert = (tx: Queryable, events: readonly LanedEvent[], now: Instant) =>
  tx.rows(insert, [
    events.map(({ lane }) => lane),
    events.map(({ kind }) => kind),
    events.map(({ playerId }) => playerId),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ happenedAt }) => sqlTime(happenedAt)),
    sqlTime(now),
  ])

type WindowRow = { readonly until: bigint | null; readonly looked: number } & (
  | WaitingEvent
  | { readonly [Name in keyof WaitingEvent]: null }
)
// The end and the events are of one snapshot: an event that is recorded meanwhile is behind both.
const listAfter = statement<WindowRow>(
  'feed_event_list_after',
  `select w.until, w.looked, e.id, e.kind, e.player_id as "playerId", e.data, e.happened_at as "happenedAt"
   from (
     select max(id) as until, count(*)::int as looked from (
       select id from feed_event where lane = $1 and id > $2 and id <= $3 order by id limit ${feedWindowMax}
     ) as seen
   ) as w
   left join lateral (
     select id, kind, player_id, data, happened_at from feed_event
     where lane = $1 and id > $2 and id <= w.until and kind = any($4) order by id limit $5
   ) as e on true order by e.id`,
)

export type EventWindow = {
  /** What the partner wants, at most so many. */
  readonly events: readonly WaitingEvent[]
  /** The last event that was looked at; undefined: there is none. */
  readonly until: bigint | undefined
  /** Nothing more was there when it was read. */
  readonly isEnd: boolean
}
type Question = {
  readonly lane: number
  readonly after: bigint
  readonly until: bigint
  readonly kinds: readonly string[]
  readonly count: number
}

/** The next events of a lane. Events of kinds that are not wanted are passed over. */
export async function feedEventsAfter(db: Queryable, question: Question): Promise<EventWindow> {
  const { lane, after, until: last, kinds, count } = question
  const rows = await db.rows(listAfter, [lane, after, last, kinds, count])
  const events = rows.filter((row): row is WindowRow & WaitingEvent => row.id !== null)
  const isFull = events.length === count
  const { until, looked } = rows[0] ?? { until: null, looked: 0 }
  const end = isFull ? events.at(-1)?.id : (until ?? undefined)
  return { events, until: end, isEnd: !isFull && looked < feedWindowMax }
}

const headOf = statement<{ id: bigint }>(
  'feed_event_head',
  `select coalesce((select id from feed_event where lane = $1 and recorded_at <= $2 order by recorded_at desc, id desc limit 1), 0)
     as id`,
)
/** The last event of a lane that was recorded by a moment. */
export const feedEventHeadAt = async (db: Queryable, lane: number, moment: Instant): Promise<bigint> =>
  (await exactlyOne(db.rows(headOf, [lane, sqlTime(moment)]))).id

const summary = statement<{ count: number; firstAt: Instant | null; lastAt: Instant | null }>(
  'feed_event_summary',
  `select count(*)::int as count, min(recorded_at) as "firstAt", max(recorded_at) as "lastAt" from feed_event
   where lane = $1 and id > $2 and id <= $3 and kind = any($4)`,
)
export const feedEventSummary = (db: Queryable, { lane, after, until, kinds }: Omit<Question, 'count'>) =>
  exactlyOne(db.rows(summary, [lane, after, until, kinds]))

const deleteOld = statement<{ id: bigint }>(
  'feed_event_delete_old',
  `delete from feed_event e using (
     select lane, id from feed_event where lane = $1 and recorded_at < $2 order by recorded_at limit 10000
   ) old where e.lane = old.lane and e.id = old.id returning e.id`,
)
export const feedEventDeleteOld = async (db: Queryable, lane: number, before: Instant): Promise<number> =>
  (await db.rows(deleteOld, [lane, sqlTime(before)])).length
