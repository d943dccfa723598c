import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const reasons = `('deposit', 'depositRefund', 'chargeback', 'chargebackDebt', 'withdrawalSettle', 'withdrawalReversed')`

/** Money that came from outside or went there, through a payment provider or a bank. */
export type OutsideMovement = {
  readonly playerId: bigint
  readonly at: Instant
  readonly reason:
    | 'deposit'
    | 'depositRefund'
    | 'chargeback'
    | 'chargebackDebt'
    | 'withdrawalSettle'
    | 'withdrawalReversed'
  readonly account: string
  readonly reference: string
  readonly amount: Centavos
}

// The condition of an index, word for word.
const list = statement<OutsideMovement>(
  'ledgerTransferListOutside',
  `select player_id as "playerId", at, reason, reference, amount,
     case when from_account in ('coin', 'hold', 'debt') then to_account else from_account end as account
   from ledger_transfer where reason in ${reasons} and at >= $1 and at < $2 order by player_id, at`,
)

export const outsideMovements = (db: Queryable, { from, to }: { from: Instant; to: Instant }) =>
  db.rows(list, [sqlTime(from), sqlTime(to)])
