import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Limit } from '../../rules.ts'

export type LimitRow = Limit & { readonly playerId: bigint }

const list = statement<LimitRow>(
  'play_limit_list',
  `select player_id as "playerId", setter, kind, period, amount, loosens_to as "loosensTo", is_ending as "isEnding",
     confirm_from as "confirmFrom"
   from play_limit where player_id = any($1::bigint[]) order by player_id, kind, period, setter`,
)
export const limitList = (db: Queryable, playerIds: readonly bigint[]) => db.rows(list, [playerIds])

const save = statement(
  'play_limit_save',
  `with change as (
     insert into play_limit_change (player_id, setter, kind, period, amount, loosens_to, is_ending, confirm_from, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   )
   insert into play_limit (player_id, setter, kind, period, amount, loosens_to, is_ending, confirm_from, set_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (player_id, setter, kind, period) do update set amount = excluded.amount,
     loosens_to = excluded.loosens_to, is_ending = excluded.is_ending, confirm_from = excluded.confirm_from,
     set_at = excluded.set_at`,
)
/** Saves the current limit; the player's book is locked. */
export const limitSave = (tx: Transaction, limit: LimitRow, now: Instant) =>
  tx.rows(save, [
    limit.playerId,
    limit.setter,
    limit.kind,
    limit.period,
    limit.amount,
    limit.loosensTo,
    limit.isEnding,
    limit.confirmFrom === null ? null : sqlTime(limit.confirmFrom),
    sqlTime(now),
  ])

const remove = statement(
  'play_limit_remove',
  `with gone as (
     delete from play_limit where player_id = $1 and setter = $2 and kind = $3 and period = $4 returning player_id, setter, kind, period
   )
   insert into play_limit_change (player_id, setter, kind, period, is_ending, at)
   select player_id, setter, kind, period, false, $5 from gone`,
)
export const limitRemove = (tx: Transaction, { playerId, setter, kind, period }: LimitRow, now: Instant) =>
  tx.rows(remove, [playerId, setter, kind, period, sqlTime(now)])
