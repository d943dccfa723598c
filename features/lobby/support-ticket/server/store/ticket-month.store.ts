import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

type TicketCount = { readonly name: string; readonly count: bigint; readonly medianSeconds: number | null }

const order = `array['game', 'payment', 'account', 'safety', 'other', 'open']`
const counts = statement<TicketCount>(
  'support_ticket_month_counts',
  `select n.name, count(t.id),
     round(percentile_cont(0.5) within group (order by extract(epoch from t.first_answered_at - t.opened_at))
       filter (where n.name <> 'open'))::float8 as "medianSeconds"
   from unnest(${order}) as n (name)
   left join support_ticket t on case n.name
     when 'open' then t.opened_at < $2 and (t.solved_at is null or t.solved_at >= $2)
     else t.category = n.name and t.opened_at >= $1 and t.opened_at < $2 end
   group by n.name order by array_position(${order}, n.name)`,
)
/** Tickets opened between two moments by what they are about, with the median first answer, and those open at the end. */
export const ticketCounts = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(counts, [sqlTime(from), sqlTime(until)])
