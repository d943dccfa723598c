import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const newest = statement<{ readonly playerId: bigint; readonly amount: Centavos; readonly at: Instant }>(
  'withdrawal_order_newest_settled',
  `select player_id as "playerId", amount, ended_at as at from withdrawal_order
   where state = 'SUCCEEDED' order by ended_at desc limit $1`,
)
/** The newest paid withdrawals of all players. */
export const newestPayouts = (db: Queryable, countMax: number) => db.rows(newest, [countMax])
