import type { Instant } from '#core/clock/instant.ts'
import type { Counters } from '#games/protocol/inquiry.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const count = statement<Record<keyof Counters, bigint>>(
  'wallet_op_count_hour',
  `select count(*) filter (where op in ('bet', 'betwin')) as bets,
     coalesce(sum(bet_amount) filter (where op in ('bet', 'betwin')), 0) as "betAmount",
     count(*) filter (where op in ('win', 'betwin')) as wins,
     coalesce(sum(win_amount) filter (where op in ('win', 'betwin')), 0) as "winAmount",
     count(*) filter (where op = 'rollback') as rollbacks,
     coalesce(sum(bet_amount) filter (where op = 'rollback'), 0) as "rollbackAmount",
     0::bigint as promos, 0::bigint as "promoAmount"
   from studio.wallet_op where applied_at >= $1 and applied_at < $2`,
)
/** What the wallet applied for us in an hour, by the wallet's own clock. */
export const hourCounters = (db: Queryable, { from, to }: { readonly from: Instant; readonly to: Instant }) =>
  exactlyOne(db.rows(count, [sqlTime(from), sqlTime(to)]))
