import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ reason: string; at: Instant }>(
  'withdrawal_stop_find',
  'select reason, at from withdrawal_stop where player_id = $1',
)
/** Undefined: staff has not stopped this player's withdrawals. */
export const withdrawalStopFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

const insert = statement<{ playerId: bigint }>(
  'withdrawal_stop_insert',
  `insert into withdrawal_stop (player_id, reason, at) values ($1, $2, $3)
   on conflict do nothing returning player_id as "playerId"`,
)
/** Undefined if they were already stopped. */
export const withdrawalStopInsert = (
  tx: Transaction,
  { playerId, reason, now }: { playerId: bigint; reason: string; now: Instant },
) => atMostOne(tx.rows(insert, [playerId, reason, sqlTime(now)]))

const remove = statement<{ playerId: bigint }>(
  'withdrawal_stop_delete',
  'delete from withdrawal_stop where player_id = $1 returning player_id as "playerId"',
)
/** Undefined if they were not stopped. */
export const withdrawalStopDelete = (tx: Transaction, playerId: bigint) => atMostOne(tx.rows(remove, [playerId]))
