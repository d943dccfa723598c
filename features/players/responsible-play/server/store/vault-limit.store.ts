import { isCounted } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly event: string
  readonly playerId: bigint
  readonly setter: string | null
  readonly kind: string
  readonly period: string | null
  readonly amount: bigint | null
  readonly loosensTo: bigint | null
  readonly isEnding: boolean
  readonly until: Instant | null
}

const list = cursor<Row>(
  'play_limit_vault',
  `select at, event, player_id as "playerId", setter, kind, period, amount, loosens_to as "loosensTo", is_ending as "isEnding", until
   from (
     select at, case when amount is null then 'limitRemoved' else 'limitSet' end as event, player_id, setter, kind, period, amount,
       loosens_to, is_ending, confirm_from as until, id from play_limit_change where at >= $1 and at < $2
     union all
     select began_at, 'break', player_id, null, kind, null, null, null, false, ends_at, id from play_break
     where began_at >= $1 and began_at < $2
   ) as events where ${isCounted()} order by at, event, id`,
)
export const vaultLimitPages = (tx: Transaction, { from, until }: VaultDay) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until)])

const count = statement<{ limits: bigint; breaks: bigint }>(
  'play_limit_vault_count',
  `select (select count(*) from play_limit_change where at >= $1 and at < $2 and ${isCounted()}) as limits,
     (select count(*) from play_break where began_at >= $1 and began_at < $2 and ${isCounted()}) as breaks`,
)
/** How often limits were changed in a period, and how many breaks and exclusions began. */
export const careChanges = (db: Queryable, { from, until }: Pick<VaultDay, 'from' | 'until'>) =>
  exactlyOne(db.rows(count, [sqlTime(from), sqlTime(until)]))
