import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ passwordHash: string }>(
  'withdrawal_password_find',
  'select password_hash as "passwordHash" from withdrawal_password where player_id = $1',
)
export const withdrawalPasswordFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

type WithdrawalPasswordChange = { readonly playerId: bigint; readonly passwordHash: string; readonly now: Instant }

const insert = statement<{ playerId: bigint }>(
  'withdrawal_password_insert',
  `insert into withdrawal_password (player_id, password_hash, changed_at) values ($1, $2, $3)
   on conflict do nothing returning player_id as "playerId"`,
)
/** Undefined if there is one. */
export const withdrawalPasswordInsert = (tx: Transaction, { playerId, passwordHash, now }: WithdrawalPasswordChange) =>
  atMostOne(tx.rows(insert, [playerId, passwordHash, sqlTime(now)]))

const change = statement(
  'withdrawal_password_change',
  'update withdrawal_password set password_hash = $2, changed_at = $3 where player_id = $1',
)
export const withdrawalPasswordChange = (tx: Transaction, { playerId, passwordHash, now }: WithdrawalPasswordChange) =>
  tx.rows(change, [playerId, passwordHash, sqlTime(now)])
