import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type SettledDeposit = { readonly playerId: bigint; readonly amount: Centavos; readonly at: Instant }

const newest = statement<SettledDeposit>(
  'deposit_order_newest_settled',
  `select player_id as "playerId", credited as amount, ended_at as at from deposit_order
   where state = 'credited' order by ended_at desc limit $1`,
)
/** The newest credited deposits of all players. */
export const newestDeposits = (db: Queryable, countMax: number) => db.rows(newest, [countMax])
