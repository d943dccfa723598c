import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A movement that may be shown to everybody once the player's name is masked. */
export type PublicMovement = {
  readonly playerId: bigint
  readonly at: Instant
  readonly reason: 'deposit' | 'withdrawalSettle' | 'award' | 'jackpotWin'
  readonly amount: Centavos
}

// Must match the condition of the partial index literally.
const list = statement<PublicMovement>(
  'ledgerTransferListPublic',
  `select player_id as "playerId", at, reason, amount from ledger_transfer
   where reason in ('deposit', 'withdrawalSettle', 'award', 'jackpotWin') and at >= $1 order by at desc limit $2`,
)

/** Recent deposits, withdrawals and gifts, newest first. */
export const publicMovements = (db: Queryable, { since, countMax }: { since: Instant; countMax: number }) =>
  db.rows(list, [sqlTime(since), countMax])
