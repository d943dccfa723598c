import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type OldestEvent = { readonly since: Instant | null }

/** The newest minutes of guests' events that fit into the limit start at `since`; null if all of them fit. */
const fittingSince = (table: string, at: string): string => `
  select max(m.minute) + interval '1 minute' as since from (
    select b.minute, sum(b.bytes) over (order by b.minute desc) > $1 as is_over from (
      select date_trunc('minute', t.${at}) as minute, sum(t.bytes) as bytes from ${table} t
      where t.player_id is null group by 1) b) m
  where m.is_over`

const eventsSince = statement<OldestEvent>(
  'client_event_guests_fitting_since',
  fittingSince('client_event', 'received_at'),
)
export const guestEventsFittingSince = async (db: Queryable, bytesMax: number): Promise<Instant | undefined> =>
  (await db.rows(eventsSince, [bytesMax]))[0]?.since ?? undefined

const actionsSince = statement<OldestEvent>('player_action_guests_fitting_since', fittingSince('player_action', 'at'))
export const guestActionsFittingSince = async (db: Queryable, bytesMax: number): Promise<Instant | undefined> =>
  (await db.rows(actionsSince, [bytesMax]))[0]?.since ?? undefined

const deleteEvents = statement<{ deleted: bigint }>(
  'client_event_guests_delete',
  `with old as (delete from client_event e where e.ctid in (
     select o.ctid from client_event o where o.player_id is null and o.received_at < $1 order by o.received_at limit $2)
     returning 1)
   select count(*) as deleted from old`,
)
/** Returns the number deleted; fewer than requested means that none are left. */
export const guestEventsDelete = async (db: Queryable, before: Instant, limit: number): Promise<number> =>
  Number((await db.rows(deleteEvents, [sqlTime(before), limit]))[0]?.deleted ?? 0)

const deleteActions = statement<{ deleted: bigint }>(
  'player_action_guests_delete',
  `with old as (delete from player_action a where a.id in (
     select o.id from player_action o where o.player_id is null and o.at < $1 order by o.at limit $2) returning 1)
   select count(*) as deleted from old`,
)
export const guestActionsDelete = async (db: Queryable, before: Instant, limit: number): Promise<number> =>
  Number((await db.rows(deleteActions, [sqlTime(before), limit]))[0]?.deleted ?? 0)
