import { isCounted } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly event: 'started' | 'ended'
  readonly id: bigint
  readonly playerId: bigint
  readonly deviceKind: string
  readonly because: string | null
}

const list = cursor<Row>(
  'session_vault',
  `select at, event, id, player_id as "playerId", device_kind as "deviceKind", because from (
     select started_at as at, 'started' as event, id, player_id, device_kind, null as because from session
     where started_at >= $1 and started_at < $2
     union all
     select ended_at, 'ended', id, player_id, device_kind, ended_because from session
     where ended_at >= $1 and ended_at < $2
   ) as events where ${isCounted()} order by at, id, event desc`,
)
export const vaultSessionPages = (tx: Transaction, { from, until }: VaultDay) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until)])
