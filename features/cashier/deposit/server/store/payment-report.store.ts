import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** The tries of one channel and their ends. The times are from the order to the credit, in seconds. */
export type ChannelPayments = {
  readonly provider: string
  readonly channel: string
  readonly tries: bigint
  readonly done: bigint
  readonly amount: Centavos
  readonly median: number | null
  readonly ninety: number | null
  readonly waiting: bigint
  readonly reasons: readonly { readonly reason: string; readonly count: number }[]
}

// A credited deposit stays a success, also where the money went back later.
const isDone = 'credited is not null'
const seconds = 'extract(epoch from ended_at - created_at)'

const report = statement<ChannelPayments>(
  'deposit_payment_report',
  `select provider, channel_name as channel, count(*) as tries, count(*) filter (where ${isDone}) as done,
     coalesce(sum(credited), 0)::bigint as amount,
     round(percentile_cont(0.5) within group (order by ${seconds}) filter (where state = 'credited'))::float8 as median,
     round(percentile_cont(0.9) within group (order by ${seconds}) filter (where state = 'credited'))::float8 as ninety,
     count(*) filter (where state in ('created', 'pending')) as waiting,
     jsonb_build_array(jsonb_build_object('reason', 'failed', 'count', count(*) filter (where state = 'failed')),
       jsonb_build_object('reason', 'expired', 'count', count(*) filter (where state = 'expired'))) as reasons
   from deposit_order where created_at >= $1 and created_at < $2 and not is_demo and ${isCounted()}
   group by 1, 2 order by tries desc, 1, 2`,
)
/** Deposits that were begun between two moments, by channel. */
export const depositReport = (db: Queryable, { from, until }: { readonly from: Instant; readonly until: Instant }) =>
  db.rows(report, [sqlTime(from), sqlTime(until)])
