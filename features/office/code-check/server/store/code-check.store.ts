import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type CodeCheck = {
  /** Machine and role. */
  readonly process: string
  readonly state: 'same' | 'changed' | 'checkout' | 'unlisted'
  readonly version: string
  readonly commit: string | null
  readonly filesSha256: string | null
  readonly files: number
  readonly faults: number
  readonly named: unknown
  readonly checkedAt: Instant
}

const save = statement(
  'code_check_save',
  `insert into code_check (process, state, version, commit, files_sha256, files, faults, named, checked_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (process) do update set state = excluded.state, version = excluded.version, commit = excluded.commit,
     files_sha256 = excluded.files_sha256, files = excluded.files, faults = excluded.faults, named = excluded.named,
     checked_at = excluded.checked_at`,
)
export const codeCheckSave = (tx: Transaction, { named, checkedAt, ...check }: CodeCheck) =>
  tx.rows(save, [
    check.process,
    check.state,
    check.version,
    check.commit,
    check.filesSha256,
    check.files,
    check.faults,
    JSON.stringify(named),
    sqlTime(checkedAt),
  ])

const list = statement<CodeCheck>(
  'code_check_list',
  `select process, state, version, commit, files_sha256 as "filesSha256", files, faults, named, checked_at as "checkedAt"
   from code_check where checked_at > $1 order by (state = 'changed') desc, process`,
)
/** Processes that were checked since; others are gone. */
export const codeCheckList = (db: Queryable, since: Instant) => db.rows(list, [sqlTime(since)])

const count = statement<{ count: bigint; oldest: Instant | null }>(
  'code_check_count_changed',
  `select count(*), min(checked_at) as oldest from code_check where state = 'changed' and checked_at > $1`,
)
/** Processes whose files differ from their release. */
export const codeChangedCount = (db: Queryable, since: Instant) => exactlyOne(db.rows(count, [sqlTime(since)]))
