import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RulesRow = {
  readonly version: bigint
  readonly rules: unknown
  readonly changedBy: string
  readonly reason: string
  readonly changedAt: Instant
}

const list = statement<RulesRow>(
  'risk_rules_list',
  `select r.version, r.rules, r.changed_by as "changedBy", r.reason, r.changed_at as "changedAt"
   from risk_rules r order by r.version desc limit $1`,
)
/** Newest first. */
export const rulesList = (db: Queryable, limit: number) => db.rows(list, [limit])

const insert = statement<{ version: bigint }>(
  'risk_rules_insert',
  `insert into risk_rules (version, rules, changed_by, reason, changed_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning version`,
)
/** False: this version was saved concurrently. */
export async function rulesInsert(tx: Transaction, row: Omit<RulesRow, 'version'> & { version: number }) {
  const { version, rules, changedBy, reason, changedAt } = row
  const made = await tx.rows(insert, [version, JSON.stringify(rules), changedBy, reason, sqlTime(changedAt)])
  return made.length === 1
}
