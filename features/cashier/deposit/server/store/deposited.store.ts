import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const sum = statement<{ total: Centavos }>(
  'deposit_order_deposited_since',
  `select coalesce(sum(coalesce(credited, amount)), 0)::bigint as total from deposit_order
   where player_id = $1 and (state = 'credited' and ended_at >= $2
     or state in ('created', 'pending') and expires_at > $3)`,
)
/** Deposits since that moment, including orders that can still be paid. */
export const depositedSince = async (
  db: Queryable,
  { playerId, since, now }: { readonly playerId: bigint; readonly since: Instant; readonly now: Instant },
): Promise<Centavos> => (await exactlyOne(db.rows(sum, [playerId, sqlTime(since), sqlTime(now)]))).total
