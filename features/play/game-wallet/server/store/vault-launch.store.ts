import { isCounted } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly id: bigint
  readonly playerId: bigint
  readonly providerId: string
  readonly gameCode: string
}

const list = cursor<Row>(
  'game_session_vault',
  `select launched_at as at, id, player_id as "playerId", provider_id as "providerId", game_code as "gameCode" from game_session
   where launched_at >= $1 and launched_at < $2 and ${isCounted()} order by launched_at, id`,
)
export const vaultLaunchPages = (tx: Transaction, { from, until }: VaultDay) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until)])
