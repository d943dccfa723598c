import { isCounted } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly event: string
  readonly reference: string
  readonly playerId: bigint
  readonly provider: string
  readonly method: string
  readonly amount: bigint
}

const order = 'o.reference, o.player_id, o.provider, o.method'

// An order that was credited stays so here, whatever becomes of the payment later: that is another event.
const list = cursor<Row>(
  'deposit_vault',
  `select at, event, reference, player_id as "playerId", provider, method, amount from (
     select o.created_at as at, 'begun' as event, ${order}, o.amount from deposit_order o
     where o.created_at >= $1 and o.created_at < $2
     union all
     select o.ended_at, case when o.credited is null then o.state else 'credited' end, ${order}, coalesce(o.credited, o.amount)
     from deposit_order o where o.ended_at >= $1 and o.ended_at < $2
     union all
     select r.asked_at, 'refundRequested', ${order}, r.amount from deposit_refund r join deposit_order o on o.id = r.order_id
     where r.asked_at >= $1 and r.asked_at < $2
     union all
     select r.ended_at, case r.state when 'done' then 'refunded' else 'refundRefused' end, ${order}, r.amount
     from deposit_refund r join deposit_order o on o.id = r.order_id where r.ended_at >= $1 and r.ended_at < $2
   ) as events where ${isCounted()} order by at, reference, event`,
)
export const vaultDepositPages = (tx: Transaction, { from, until }: VaultDay) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until)])
