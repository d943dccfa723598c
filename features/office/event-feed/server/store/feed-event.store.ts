import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { WaitingEvent } from '../delivery-body.ts'
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

/** How far is looked for events that a partner wants. */
const windowMax = 2_000

const listAfter = statement<WaitingEvent>(
  'feed_event_list_after',
  `select id, kind, player_id as "playerId", data, happened_at as "happenedAt" from (
     select * from feed_event where lane = $1 and id > $2 and id <= $3 order by id limit ${windowMax}
   ) as e where kind = any($4) order by id limit $5`,
)

const windowEnd = statement<{ id: bigint | null }>(
  'feed_event_window_end',
  `select max(id) as id from (
     select id from feed_event where lane = $1 and id > $2 and id <= $3 order by id limit ${windowMax}
   ) as e`,
)

export type EventWindow = {
  /** What the partner wants, at most so many. */
  readonly events: readonly WaitingEvent[]
  /** The last event that was looked at; undefined: there is none. */
  readonly until: bigint | undefined
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
  const { lane, after, kinds, count } = question
  const list = (until: bigint) => db.rows(listAfter, [lane, after, until, kinds, count])
  const full = await list(question.until)
  if (full.length === count) return { events: full, until: full.at(-1)?.id }
  // The end of the window is read first: an event that is recorded meanwhile is behind it.
  const { id } = await exactlyOne(db.rows(windowEnd, [lane, after, question.until]))
  if (id === null) return { events: [], until: undefined }
  const events = await list(id)
  return { events, until: events.length === count ? events.at(-1)?.id : id }
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
