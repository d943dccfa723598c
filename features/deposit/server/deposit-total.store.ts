import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const total = statement<{ total: bigint; count: bigint; largest: Centavos; lastAt: Instant | null }>(
  'deposit_order_total',
  `select coalesce(sum(credited), 0)::bigint as total, count(*) as count,
     coalesce(max(credited), 0)::bigint as largest, max(ended_at) as "lastAt"
   from deposit_order where player_id = $1 and credited is not null`,
)
/** Everything that a player has ever deposited, in how many orders, the largest of them, and when the last one came. */
export async function depositTotal(db: Queryable, playerId: bigint) {
  const row = await exactlyOne(db.rows(total, [playerId]))
  return { ...row, total: centavos(row.total) }
}
