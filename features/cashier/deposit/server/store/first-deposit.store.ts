import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ amount: Centavos; at: Instant }>(
  'deposit_order_find_first',
  `select credited as amount, ended_at as at from deposit_order
   where player_id = $1 and state in ('credited', 'refunding') and credited = amount order by ended_at limit 1`,
)
/** A player's first deposit of its exact amount that was not taken back. */
export const firstDepositOf = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))
