import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const reasons = `('deposit', 'depositRefund', 'chargeback', 'chargebackDebt', 'withdrawalSettle', 'withdrawalReversed')`

/** Money that came in or went out through a payment provider or a bank. */
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

// Must match the condition of the partial index literally.
const list = statement<OutsideMovement>(
  'ledgerTransferListOutside',
  `select player_id as "playerId", at, reason, reference, amount,
     case when from_account in ('coin', 'hold', 'debt') then to_account else from_account end as account
   from ledger_transfer where reason in ${reasons} and at >= $1 and at < $2 order by player_id, at`,
)

export const outsideMovements = (db: Queryable, { from, to }: { from: Instant; to: Instant }) =>
  db.rows(list, [sqlTime(from), sqlTime(to)])

const total = statement<{ total: bigint }>(
  'ledgerTransferTotalOutside',
  `select coalesce(sum(amount), 0)::bigint as total from ledger_transfer
   where player_id = $1 and reason = $2 and reason not in ('bet', 'win')`,
)
/** The sum of everything that moved through a player's book for one of these reasons. */
export const outsideTotal = async (db: Queryable, playerId: bigint, reason: OutsideMovement['reason']) =>
  centavos((await exactlyOne(db.rows(total, [playerId, reason]))).total)
