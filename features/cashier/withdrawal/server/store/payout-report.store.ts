import type { Instant } from '#core/clock/instant.ts'
import type { ChannelPayments } from '#features/cashier/deposit/server/index.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const seconds = 'extract(epoch from ended_at - created_at)'
const isDone = `state = 'SUCCEEDED'`

const report = statement<ChannelPayments>(
  'withdrawal_payout_report',
  `with o as (select * from withdrawal_order where created_at >= $1 and created_at < $2 and ${isCounted()}),
   r as (select provider, institution, jsonb_agg(jsonb_build_object('reason', reason, 'count', n) order by n desc, reason) as reasons
     from (select provider, institution, reason, count(*) as n from o where reason is not null group by 1, 2, 3) as each group by 1, 2)
   select o.provider, o.institution as channel, count(*) as tries, count(*) filter (where ${isDone}) as done,
     coalesce(sum(amount) filter (where ${isDone}), 0)::bigint as amount,
     round(percentile_cont(0.5) within group (order by ${seconds}) filter (where ${isDone}))::float8 as median,
     round(percentile_cont(0.9) within group (order by ${seconds}) filter (where ${isDone}))::float8 as ninety,
     count(*) filter (where ended_at is null) as waiting, coalesce(r.reasons, '[]') as reasons
   from o left join r on r.provider = o.provider and r.institution = o.institution
   group by 1, 2, r.reasons order by tries desc, 1, 2`,
)
/** Withdrawals that were requested between two moments, by where they are paid to. */
export const payoutReport = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(report, [sqlTime(from), sqlTime(until)])
