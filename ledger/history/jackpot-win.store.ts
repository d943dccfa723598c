import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A pool that a round won, by the round's own source and reference. */
export type JackpotWin = {
  readonly playerId: bigint
  readonly source: string
  readonly reference: string
  readonly amount: Centavos
}

// Matches the index of public movements, so that bets and wins are not scanned.
const list = statement<JackpotWin>(
  'ledgerJackpotWinList',
  `select player_id as "playerId", source, reference, sum(amount)::bigint as amount from ledger_transfer
   where reason in ('deposit', 'withdrawalSettle', 'award', 'jackpotWin') and reason = 'jackpotWin' and at >= $1
   group by 1, 2, 3`,
)
/** What pools paid since, by round. */
export const jackpotWinsSince = (db: Queryable, since: Instant) => db.rows(list, [sqlTime(since)])
