import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ScreeningOrigin } from './restricted.store.ts'

const insert = statement(
  'told_name_insert',
  `insert into told_name (player_id, name_key, birth_date, told_at) select $1, k, $3, $4 from unnest($2::text[]) k
   on conflict do nothing`,
)
export type DeclaredName = {
  readonly playerId: bigint
  readonly nameKeys: readonly string[]
  readonly birthDate: CalendarDay
  readonly now: Instant
}
export const declaredNameInsert = (tx: Transaction, { playerId, nameKeys, birthDate, now }: DeclaredName) =>
  tx.rows(insert, [playerId, nameKeys, birthDate, sqlTime(now)])

const screen = statement<{ playerId: bigint }>(
  'restricted_hit_screen_told_name',
  `insert into restricted_hit (player_id, list, name, name_key, birth_date, found_by, found_at)
   select t.player_id, r.list, r.name, r.name_key, r.birth_date, $1, $2
   from told_name t join restricted_person r on r.name_key = t.name_key
     and (r.birth_date is null or r.birth_date = t.birth_date)
   where ($3::bigint is null or t.player_id = $3)
   on conflict (player_id, list, name_key, coalesce(birth_date, '1900-01-01')) do nothing
   returning player_id as "playerId"`,
)
/** Screens the names used by one player, or everybody. Returns new matches. */
export const declaredNameScreen = (tx: Queryable, { foundBy, now }: ScreeningOrigin, playerId?: bigint) =>
  tx.rows(screen, [foundBy, sqlTime(now), playerId ?? null])
