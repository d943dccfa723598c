import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { GameDebt, RoundDifference } from './wallet-view.ts'

const insertDebts = statement(
  'game_debt_insert',
  `insert into game_debt (provider_id, tx_id, player_id, amount, at)
   select d.*, $5 from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as d`,
)
export const debtInsert = (tx: Transaction, debts: readonly GameDebt[], at: Instant) =>
  tx.rows(insertDebts, [
    debts.map(({ providerId }) => providerId),
    debts.map(({ txId }) => txId),
    debts.map(({ playerId }) => playerId),
    debts.map(({ amount }) => amount),
    sqlTime(at),
  ])

export type Difference = RoundDifference & { readonly kind: 'roundTotals' | 'counters' }

const saveDifferences = statement(
  'game_difference_save',
  `insert into game_difference (provider_id, kind, subject, ours, theirs, found_at)
   select d.*, $6 from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $5::jsonb[]) as d
   on conflict (provider_id, kind, subject) do update
     set ours = excluded.ours, theirs = excluded.theirs, found_at = excluded.found_at, resolved_at = null`,
)
/** What is not the same on both sides, for people to look at. The newest finding about a subject stays. */
export const differenceSave = (db: Queryable, differences: readonly Difference[], at: Instant) =>
  db.rows(saveDifferences, [
    differences.map(({ providerId }) => providerId),
    differences.map(({ kind }) => kind),
    differences.map(({ subject }) => subject),
    differences.map(({ ours }) => JSON.stringify(ours)),
    differences.map(({ theirs }) => JSON.stringify(theirs)),
    sqlTime(at),
  ])
