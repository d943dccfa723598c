import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type FeedHealth = {
  readonly partnerId: bigint
  readonly delivered: number
  readonly deliveredAt: Instant | null
  readonly waiting: number
  /** More wait than were counted. */
  readonly isMore: boolean
  readonly waitingSince: Instant | null
  readonly failingSince: Instant | null
  readonly retryAt: Instant | null
  readonly dead: number
}

/** As many of each lane are counted. */
const countedMax = 500

const health = statement<FeedHealth>(
  'feed_health',
  `select l.partner_id as "partnerId", sum(l.delivered)::float8 as delivered, max(l.delivered_at) as "deliveredAt",
     sum(w.wanted)::int as waiting, bool_or(w.looked = ${countedMax}) as "isMore", min(w.since) as "waitingSince",
     min(l.failing_since) as "failingSince", min(l.retry_at) as "retryAt",
     (select coalesce(sum(d.event_count), 0)::int from feed_dead_letter d where d.partner_id = l.partner_id) as dead
   from feed_lane l join feed_partner p on p.id = l.partner_id
   cross join lateral (
     select count(*) as looked, count(*) filter (where e.kind = any(p.kinds)) as wanted,
       min(e.recorded_at) filter (where e.kind = any(p.kinds)) as since
     from (select kind, recorded_at from feed_event where lane = l.lane and id > l.position order by id limit ${countedMax}) as e
   ) as w
   where $1::bigint is null or l.partner_id = $1 group by l.partner_id`,
)
export const feedHealthList = (db: Queryable) => db.rows(health, [null])
export const feedHealthFind = (db: Queryable, partnerId: bigint) => atMostOne(db.rows(health, [partnerId]))

const insertFailure = statement(
  'feed_failure_insert',
  'insert into feed_failure (partner_id, at, reason, event_count) values ($1, $2, $3, $4)',
)
type Failure = { readonly at: Instant; readonly reason: string; readonly count: number }
export const feedFailureInsert = (db: Queryable, partnerId: bigint, { at, reason, count }: Failure) =>
  db.rows(insertFailure, [partnerId, sqlTime(at), reason, count])

const listFailures = statement<Failure>(
  'feed_failure_list',
  'select at, reason, event_count as count from feed_failure where partner_id = $1 order by id desc limit 20',
)
export const feedFailureList = (db: Queryable, partnerId: bigint) => db.rows(listFailures, [partnerId])

const deleteFailures = statement('feed_failure_delete_old', 'delete from feed_failure where at < $1')
export const feedFailuresDeleteOld = (db: Queryable, before: Instant) => db.rows(deleteFailures, [sqlTime(before)])
