import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { isCounted } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** The payments of one channel. The median is from the order to its end, in seconds. */
export type ChannelSum = {
  readonly provider: string
  readonly channel: string
  readonly count: bigint
  readonly amount: Centavos
  readonly medianSeconds: number | null
}

const credited = statement<ChannelSum>(
  'deposit_order_credited_by_channel',
  `select provider, channel_name as channel, count(*), sum(credited)::bigint as amount,
     round(percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at)))::float8 as "medianSeconds"
   from deposit_order
   where credited is not null and ended_at >= $1 and ended_at < $2 and not is_demo and ${isCounted()}
   group by 1, 2 order by 3 desc, 1, 2`,
)
/** Deposits that were credited between two moments, also where the money went back later. */
export const creditedByChannel = (
  db: Queryable,
  { from, until }: { readonly from: Instant; readonly until: Instant },
) => db.rows(credited, [sqlTime(from), sqlTime(until)])
