import { isCounted } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'
import { requireRoundsReadable } from './hidden-rounds.store.ts'

export type VaultRoundRow = {
  readonly playerId: bigint
  readonly providerId: string
  readonly roundId: string
  readonly gameCode: string | null
  readonly gameType: string | null
  readonly state: string
  readonly stake: bigint
  readonly win: bigint
  readonly isFree: boolean
  readonly revision: number
  readonly openedAt: Instant
  readonly endedAt: Instant
}

const columns = `r.player_id as "playerId", r.provider_id as "providerId", r.round_id as "roundId", r.game_code as "gameCode",
  r.game_type as "gameType", r.state, r.stake, r.win, r.is_free as "isFree", r.revision, r.opened_at as "openedAt",
  r.ended_at as "endedAt"`

const listEnded = cursor<VaultRoundRow>(
  'game_round_vault_ended',
  `select ${columns} from game_round r
   where r.ended_at >= $1 and r.ended_at < $2 and ${isCounted('r.player_id')} order by r.player_id, r.provider_id, r.round_id`,
)
/** The rounds that ended on a day, by player. */
export async function* vaultRoundPages(tx: Transaction, { from, until }: VaultDay) {
  await requireRoundsReadable(tx, { from, until })
  yield* cursorPages(tx, listEnded, [sqlTime(from), sqlTime(until)])
}

const listCorrected = statement<VaultRoundRow>(
  'game_round_vault_corrected',
  `select ${columns} from game_round_correction c
   join game_round r on r.round_id = c.round_id and r.provider_id = c.provider_id and r.player_id = c.player_id
   where c.ended_at < $1 and ${isCounted('c.player_id')} order by r.player_id, r.provider_id, r.round_id`,
)
/** Rounds that ended before this moment and were corrected since, by player. */
export const vaultCorrectedRounds = (tx: Transaction, until: Instant) => tx.rows(listCorrected, [sqlTime(until)])
