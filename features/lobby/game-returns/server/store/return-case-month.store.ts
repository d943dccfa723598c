import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type ReturnCaseCount = { readonly name: string; readonly count: bigint }

const order = `array['paysTooMuch', 'paysTooLittle', 'paused', 'decided', 'open']`
const counts = statement<ReturnCaseCount>(
  'game_return_case_month_counts',
  `select n.name, count(c.id) from unnest(${order}) as n (name)
   left join game_return_case c on case n.name
     when 'paused' then c.paused_at >= $1 and c.paused_at < $2
     when 'decided' then c.closed_at >= $1 and c.closed_at < $2
     when 'open' then c.found_at < $2 and (c.closed_at is null or c.closed_at >= $2)
     else c.side = n.name and c.found_at >= $1 and c.found_at < $2 end
   group by n.name order by array_position(${order}, n.name)`,
)
/** Games that left their declared return between two moments, rests and decisions, and cases open at the end. */
export const returnCaseCounts = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(counts, [sqlTime(from), sqlTime(until)])
