import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type AuditCount = { readonly name: string; readonly count: bigint }

const counts = statement<AuditCount>(
  'staff_audit_month_counts',
  `select n.name, count(a.seq) from unnest($1::text[]) with ordinality as n (name, number)
   left join staff_audit a on a.action = n.name and a.at >= $2 and a.at < $3
   group by n.name, n.number order by n.number`,
)
/** How often each of these acts was done between two moments, those that were never done included. */
export const auditCounts = (
  db: Queryable,
  actions: readonly string[],
  { from, until }: { readonly from: Instant; readonly until: Instant },
) => db.rows(counts, [actions, sqlTime(from), sqlTime(until)])
