import type { Instant } from '#core/clock/instant.ts'
import type { ChannelSum } from '#features/cashier/deposit/server/index.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const paidOut = statement<ChannelSum & { readonly isReturned: boolean }>(
  'withdrawal_paid_out_by_channel',
  `select o.provider, o.institution as channel, s.state = 'REVERSED' as "isReturned", count(*), sum(o.amount)::bigint as amount,
     round(percentile_cont(0.5) within group (order by extract(epoch from s.at - o.created_at)))::float8 as "medianSeconds"
   from withdrawal_step s join withdrawal_order o on o.id = s.order_id
   where s.state in ('SUCCEEDED', 'REVERSED') and s.at >= $1 and s.at < $2 and ${isCounted('o.player_id')}
   group by 1, 2, 3 order by 3, 4 desc, 1, 2`,
)
/** Withdrawals that were paid out between two moments, and those that came back then, whenever they were requested. */
export const paidOutByChannel = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(paidOut, [sqlTime(from), sqlTime(until)])
