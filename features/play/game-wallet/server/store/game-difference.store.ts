import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { RoundDifference } from '../wallet-view.ts'

export type Difference = RoundDifference & { readonly kind: 'roundTotals' | 'counters' | 'rounds' }

const saveDifferences = statement(
  'game_difference_save',
  `insert into game_difference (provider_id, kind, subject, ours, theirs, found_at)
   select d.*, $6 from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::jsonb[]) as d
   on conflict (provider_id, kind, subject) do update
     set ours = excluded.ours, theirs = excluded.theirs, found_at = excluded.found_at, resolved_at = null,
     resolved_by = null`,
)
/** Differences between both sides, for review. The newest finding about a subject replaces older ones. */
export const differenceSave = (db: Queryable, differences: readonly Difference[], at: Instant) =>
  db.rows(saveDifferences, [
    differences.map(({ providerId }) => providerId),
    differences.map(({ kind }) => kind),
    differences.map(({ subject }) => subject),
    differences.map(({ ours }) => JSON.stringify(ours)),
    differences.map(({ theirs }) => JSON.stringify(theirs)),
    sqlTime(at),
  ])
