import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type IdentityCount = { readonly name: string; readonly count: bigint; readonly medianSeconds: number | null }

const counts = statement<IdentityCount>(
  'identity_month_counts',
  `select 'submitted' as name, count(*), null::float8 as "medianSeconds" from identity
     where submitted_at >= $1 and submitted_at < $2 and ${isCounted()}
   union all
   select n.name, count(i.player_id),
     round(percentile_cont(0.5) within group (order by extract(epoch from i.decided_at - i.submitted_at)))::float8
   from (values ('approved', 'APPROVED'), ('rejected', 'REJECTED'), ('needInfo', 'NEED_INFO'), ('revoked', 'REVOKED'))
     as n (name, status)
   left join identity i on i.status = n.status and i.decided_at >= $1 and i.decided_at < $2 and ${isCounted('i.player_id')}
   group by n.name`,
)
/** Verifications submitted and decided between two moments, by what they are now. */
export const identityCounts = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(counts, [sqlTime(from), sqlTime(until)])
