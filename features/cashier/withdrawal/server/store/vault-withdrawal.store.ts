import { isCounted } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly state: string
  readonly version: number
  readonly reference: string
  readonly playerId: bigint
  readonly provider: string
  readonly amount: bigint
  readonly byWhom: string
}

const list = cursor<Row>(
  'withdrawal_vault',
  `select s.at, s.state, s.version, o.reference, o.player_id as "playerId", o.provider, o.amount, s.by_whom as "byWhom"
   from withdrawal_step s join withdrawal_order o on o.id = s.order_id
   where s.at >= $1 and s.at < $2 and ${isCounted('o.player_id')} order by s.at, o.reference, s.version`,
)
export const vaultWithdrawalPages = (tx: Transaction, { from, until }: VaultDay) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until)])
