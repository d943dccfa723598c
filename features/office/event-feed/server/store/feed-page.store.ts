import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { WaitingEvent } from '../delivery-body.ts'
import { feedWindowMax } from '../feed-window.ts'

export type Head = {
  /** The last event of the window; null: the lane has nothing more. */
  readonly until: bigint | null
  readonly recordedAt: Instant | null
  readonly isMore: boolean
}
const heads = statement<Head>(
  'feed_page_heads',
  `select max(w.id) as until, max(w.recorded_at) as "recordedAt", count(w.id) = ${feedWindowMax} as "isMore"
   from unnest($1::bigint[]) with ordinality as l (after, number)
   left join lateral (
     select id, recorded_at from feed_event where lane = l.number - 1 and id > l.after order by id limit ${feedWindowMax}
   ) as w on true
   group by l.number order by l.number`,
)
/** Where each lane's next window ends, in the order of the lanes. */
export const pageHeads = (db: Queryable, after: readonly bigint[]) => db.rows(heads, [after])

export type PageEvent = WaitingEvent & { readonly lane: number; readonly recordedAt: Instant }
const list = statement<PageEvent>(
  'feed_page_list',
  `select e.id, e.lane, e.kind, e.player_id as "playerId", e.data, e.happened_at as "happenedAt", e.recorded_at as "recordedAt"
   from unnest($1::bigint[], $2::bigint[]) with ordinality as l (after, until, number)
   cross join lateral (
     select * from feed_event where lane = l.number - 1 and id > l.after and id <= l.until and kind = any($3)
     order by id limit $4
   ) as e order by e.id limit $4`,
)
type PageRange = {
  readonly from: readonly bigint[]
  readonly until: readonly bigint[]
  readonly kinds: readonly string[]
  readonly limit: number
}
/** The events of all lanes within the windows, in the order of their numbers. */
export const pageList = (db: Queryable, { from, until, kinds, limit }: PageRange) =>
  db.rows(list, [from, until, kinds, limit])

const newest = statement<{ id: bigint | null }>(
  'feed_page_newest',
  `select max(e.id) as id from generate_series(0, (select max(lane) from feed_event)) as l (lane)
   cross join lateral (select id from feed_event where lane = l.lane order by id desc limit 1) as e`,
)
/** The newest event of all; null: none is kept. */
export const newestEvent = async (db: Queryable): Promise<bigint | null> => (await exactlyOne(db.rows(newest))).id

const positions = statement<{ position: bigint }>(
  'feed_page_positions',
  'select position from feed_lane where partner_id = $1 order by lane',
)
/** How far the partner has acknowledged each lane. */
export const pagePositions = async (db: Queryable, partnerId: bigint): Promise<readonly bigint[]> =>
  (await db.rows(positions, [partnerId])).map(({ position }) => position)

const acknowledge = statement(
  'feed_page_acknowledge',
  `update feed_lane f set position = greatest(f.position, l.id), delivered = f.delivered + l.read,
     delivered_at = case when l.read > 0 then $4 else f.delivered_at end
   from unnest($2::bigint[], $3::bigint[]) with ordinality as l (id, read, number)
   where f.partner_id = $1 and f.lane = l.number - 1 and (f.position < l.id or l.read > 0)`,
)
type Acknowledgement = {
  /** Up to where the partner has read, by its cursor. */
  readonly places: readonly bigint[]
  /** How many events of each lane it is given now. */
  readonly counts: readonly bigint[]
  readonly now: Instant
}
/** A place never goes back: an older cursor reads again, and has read no less. */
export const pageAcknowledge = (db: Queryable, partnerId: bigint, { places, counts, now }: Acknowledgement) =>
  db.rows(acknowledge, [partnerId, places, counts, sqlTime(now)])
