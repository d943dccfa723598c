import type { Instant } from '#core/clock/instant.ts'
import type { Json } from '#core/json.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly event: 'closed' | 'reopened'
  readonly id: bigint
  readonly day: CalendarDay
  readonly byWhom: string
  readonly figures: Json
  readonly notes: string[]
}

const list = statement<Row>(
  'daily_close_vault',
  `select closed_at as at, 'closed' as event, id, day, closed_by as "byWhom", figures, notes from daily_close
   where closed_at >= $1 and closed_at < $2
   union all
   select reopened_at, 'reopened', id, day, reopened_by, figures, notes from daily_close
   where reopened_at >= $1 and reopened_at < $2 order by 1, 3, 2`,
)
/** The closings and reopenings of a day, whichever days they close. */
export const vaultClosingList = (db: Queryable, { from, until }: VaultDay) =>
  db.rows(list, [sqlTime(from), sqlTime(until)])
