import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const exists = statement<{ taken: boolean }>(
  'download_bonus_exists',
  'select true as taken from download_bonus where player_id = $1',
)
export const downloadBonusExists = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await db.rows(exists, [playerId])).length > 0

const takenByAny = statement<{ taken: boolean }>(
  'download_bonus_taken_by_any',
  'select true as taken from download_bonus where player_id = any($1) limit 1',
)
export const downloadBonusTakenByAny = async (db: Queryable, playerIds: readonly bigint[]): Promise<boolean> =>
  (await db.rows(takenByAny, [playerIds])).length > 0

const insert = statement<{ taken: boolean }>(
  'download_bonus_insert',
  `insert into download_bonus (player_id, bonus, taken_at) values ($1, $2, $3)
   on conflict (player_id) do nothing returning true as taken`,
)
export type TakenBonus = { readonly playerId: bigint; readonly bonus: Centavos; readonly takenAt: Instant }
/** False: another tap was first. */
export const downloadBonusInsert = async (tx: Transaction, { playerId, bonus, takenAt }: TakenBonus) =>
  (await tx.rows(insert, [playerId, bonus, sqlTime(takenAt)])).length > 0
