import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const add = statement(
  'play_limit_day_add',
  'insert into play_limit_day (player_id, day, at) values ($1, $2, $3) on conflict do nothing',
)
export type LimitDay = { readonly playerId: bigint; readonly day: CalendarDay; readonly at: Instant }
/** A day on which a limit refused a bet, once however often it did. */
export const limitDayAdd = (tx: Transaction, { playerId, day, at }: LimitDay) =>
  tx.rows(add, [playerId, day, sqlTime(at)])

/** Signs that play has become too much. */
export type Strain = { readonly playerId: bigint; readonly limitDays: number; readonly exclusions: number }

const list = statement<Strain>(
  'play_strain_list',
  `select k.player_id as "playerId",
     (select count(*)::int from play_limit_day d where d.player_id = k.player_id and d.at >= k.since and d.at < $3)
       as "limitDays",
     (select count(*)::int from play_break b
      where b.player_id = k.player_id and b.kind = 'selfExclusion' and b.began_at >= k.since and b.began_at < $3) as exclusions
   from unnest($1::bigint[], $2::timestamptz[]) as k (player_id, since)`,
)
export type StrainSince = { readonly playerId: bigint; readonly since: Instant }
/** For players who each began at a moment of their own. */
export const strainList = (db: Queryable, players: readonly StrainSince[], until: Instant) =>
  db.rows(list, [players.map(({ playerId }) => playerId), players.map(({ since }) => sqlTime(since)), sqlTime(until)])
