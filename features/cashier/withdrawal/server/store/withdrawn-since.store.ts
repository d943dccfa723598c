import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const exists = statement<{ hasWithdrawn: boolean }>(
  'withdrawal_exists_since',
  `select exists (select from withdrawal_order where player_id = $1 and created_at > $2
     and state not in ('REJECTED', 'CANCELLED', 'FAILED', 'REVERSED')) as "hasWithdrawn"`,
)
/** Whether the player has since withdrawn money, or has a withdrawal under way. */
export const hasWithdrawnSince = async (db: Queryable, playerId: bigint, since: Instant): Promise<boolean> =>
  (await exactlyOne(db.rows(exists, [playerId, sqlTime(since)]))).hasWithdrawn
