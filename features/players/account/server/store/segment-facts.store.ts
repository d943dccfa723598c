import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { isStoppedAt, mayPlayAt } from '../may-play.ts'

const count = statement<{ players: bigint }>(
  'player_count_may_play',
  `select count(*) as players from player p where ${mayPlayAt('$1')} and ${isCounted('p.id')}`,
)
/** How many players may play. */
export const playersWhoMayPlay = async (db: Queryable, now: Instant): Promise<number> =>
  Number((await exactlyOne(db.rows(count, [sqlTime(now)]))).players)

export type AccountFacts = {
  readonly playerId: bigint
  readonly registeredOn: CalendarDay
  readonly seenOn: CalendarDay | null
  readonly device: 'phone' | 'desktop' | 'app' | null
}

const list = statement<AccountFacts>(
  'player_list_segment_facts',
  `select p.id as "playerId", (p.registered_at at time zone 'Asia/Manila')::date as "registeredOn",
     (s.last_action_at at time zone 'Asia/Manila')::date as "seenOn", s.device_kind as device
   from player p left join lateral (
     select * from (select * from session n where n.player_id = p.id order by n.started_at desc limit 5) newest
     order by last_action_at desc, id desc limit 1) s on true
   where p.id = any($1::bigint[])`,
)
/** When players registered, and when and on what they were last active. */
export const accountFactsOf = (db: Queryable, ids: readonly bigint[]): Promise<AccountFacts[]> => db.rows(list, [ids])

const page = statement<{ id: bigint }>(
  'player_page_counted',
  `select id from player where id > $1 and ${isCounted('id')} order by id limit $2`,
)
export type PlayerPage = { readonly after: bigint; readonly limit: number }
/** Counted players by id, whatever their state. */
export const countedPlayers = async (db: Queryable, { after, limit }: PlayerPage): Promise<bigint[]> =>
  (await db.rows(page, [after, limit])).map(({ id }) => id)

const seen = statement<{ id: bigint }>(
  'player_list_seen_since',
  `select id from player where registered_at >= $1 and ${isCounted('id')}
   union select player_id from session where last_action_at >= $1 and ${isCounted('player_id')}`,
)
/** Counted players who registered or did something since. */
export const playersSeenSince = async (db: Queryable, since: Instant): Promise<bigint[]> =>
  (await db.rows(seen, [sqlTime(since)])).map(({ id }) => id)

const stopped = statement<{ id: bigint }>(
  'player_list_out_of_reach',
  `select id from player where id = any($1::bigint[])
     and (${isStoppedAt('$2')} or closed_at is not null or locks <> '{}' or not ${isCounted('id')})`,
)
/** Which of these are suspended, excluded, on a break, closed, or restricted by staff in any way. */
export const stoppedAmong = async (db: Queryable, ids: readonly bigint[], now: Instant): Promise<bigint[]> =>
  (await db.rows(stopped, [ids, sqlTime(now)])).map(({ id }) => id)
