import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const close = statement(
  'player_close',
  `update player set state = 'suspended', state_until = null, state_reason = 'Closed by the player', closed_at = $2
   where id = $1`,
)
/** Closes the account; the player's row is locked. The reason is what the staff reads. */
export const playerClose = (tx: Transaction, playerId: bigint, now: Instant) => tx.rows(close, [playerId, sqlTime(now)])
