import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Reason } from '../chart/reason.ts'

export type MovementSum = { readonly reason: Reason; readonly count: number; readonly amount: Centavos }

const sum = statement<MovementSum>(
  'ledgerMovedSince',
  `select reason, count(*)::int as count, sum(amount)::bigint as amount from ledger_transfer
   where player_id = $1 and at >= $2 and asset = 'coin' group by reason order by reason`,
)

/** How much money moved per reason since a moment. */
export const movedSince = (db: Queryable, playerId: bigint, since: Instant): Promise<MovementSum[]> =>
  db.rows(sum, [playerId, sqlTime(since)])
