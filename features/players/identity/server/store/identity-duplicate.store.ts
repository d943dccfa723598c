import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Duplicate = { readonly playerId: bigint; readonly holderId: bigint; readonly foundAt: Instant }

const insert = statement(
  'identity_duplicate_insert',
  `insert into identity_duplicate (player_id, holder_id, found_at) values ($1, $2, $3) on conflict do nothing`,
)
export const duplicateInsert = (db: Queryable, { playerId, holderId, foundAt }: Duplicate) =>
  db.rows(insert, [playerId, holderId, sqlTime(foundAt)])

const list = statement<Duplicate>(
  'identity_duplicate_list',
  `select player_id as "playerId", holder_id as "holderId", found_at as "foundAt" from identity_duplicate
   where player_id = $1 or holder_id = $1 order by found_at`,
)
/** Accounts with the same document, from either side. */
export const duplicateList = (db: Queryable, playerId: bigint) => db.rows(list, [playerId])
