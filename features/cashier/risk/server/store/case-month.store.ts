import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type CaseCount = { readonly name: string; readonly count: bigint; readonly medianSeconds: number | null }

const counts = statement<CaseCount>(
  'aml_case_month_counts',
  `select n.name, count(c.id),
     round(percentile_cont(0.5) within group (order by extract(epoch from c.closed_at - c.opened_at))
       filter (where n.name in ('reported', 'closed')))::float8 as "medianSeconds"
   from (values ('opened'), ('reported'), ('closed'), ('open')) as n (name)
   left join aml_case c on case n.name
     when 'opened' then c.opened_at >= $1 and c.opened_at < $2
     when 'open' then c.opened_at < $2 and (c.closed_at is null or c.closed_at >= $2)
     else c.state = n.name and c.closed_at >= $1 and c.closed_at < $2 end
   group by n.name order by array_position(array['opened', 'reported', 'closed', 'open'], n.name)`,
)
/** Cases opened and ended between two moments, and those open at the end: how many, and how long they took. */
export const caseCounts = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(counts, [sqlTime(from), sqlTime(until)])
