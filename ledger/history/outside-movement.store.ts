import type { Instant } from '#core/clock/instant.ts'
import { requireReadable } from '../archived/hidden-months.store.ts'
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

const columns = `player_id as "playerId", at, reason, reference, amount,
     case when from_account in ('coin', 'hold', 'debt') then to_account else from_account end as account`

// Must match the condition of the partial index literally.
const list = statement<OutsideMovement>(
  'ledgerTransferListOutside',
  `select ${columns}
   from ledger_transfer where reason in ${reasons} and at >= $1 and at < $2 order by player_id, at`,
)

export async function outsideMovements(db: Queryable, { from, to }: { from: Instant; to: Instant }) {
  await requireReadable(db, { from, until: to })
  return db.rows(list, [sqlTime(from), sqlTime(to)])
}

const listOf = statement<OutsideMovement>(
  'ledgerTransferListOutsideOf',
  `select ${columns}
   from ledger_transfer where player_id = $1 and reason not in ('bet', 'win') and reason in ${reasons} and at >= $2 and at < $3
   order by at, seq`,
)
type Period = { readonly from: Instant; readonly until: Instant }
/** The same of one player, oldest first. */
export async function outsideMovementsOf(db: Queryable, playerId: bigint, period: Period): Promise<OutsideMovement[]> {
  await requireReadable(db, period)
  return db.rows(listOf, [playerId, sqlTime(period.from), sqlTime(period.until)])
}

const total = statement<{ total: bigint }>(
  'ledgerTransferTotalWithdrawn',
  `select (a.withdrawn + coalesce(sum(t.amount), 0))::bigint as total
   from (
     select coalesce(sum(withdrawn), 0) as withdrawn, coalesce(max(seq), 0) as seq from ledger_archive_book where player_id = $1
   ) a
   left join ledger_transfer t on t.player_id = $1 and t.reason = 'withdrawalSettle' and t.reason not in ('bet', 'win')
     and t.seq > a.seq
   group by a.withdrawn`,
)
/** Everything that was ever paid out to a player, with what is archived. */
export const withdrawnTotal = async (db: Queryable, playerId: bigint) =>
  centavos((await exactlyOne(db.rows(total, [playerId]))).total)
