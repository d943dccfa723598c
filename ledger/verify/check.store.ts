import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { LedgerReport } from './verify-ledger.ts'

export type LedgerCheck = { readonly checkedAt: Instant; readonly transfers: bigint; readonly violations: bigint }

const insert = statement(
  'ledgerCheckInsert',
  'insert into ledger_check (checked_at, transfers, violations) values ($1, $2, $3)',
)
export const ledgerCheckInsert = (db: Queryable, { transfers, invariants }: LedgerReport, now: Instant) =>
  db.rows(insert, [sqlTime(now), transfers, invariants.reduce((sum, { violations }) => sum + violations, 0)])

const findLast = statement<LedgerCheck>(
  'ledgerCheckFindLast',
  'select checked_at as "checkedAt", transfers, violations from ledger_check order by checked_at desc, id desc limit 1',
)
/** The latest verdict of the checker, or undefined before the first. */
export const ledgerCheckFindLast = (db: Queryable) => atMostOne(db.rows(findLast))
