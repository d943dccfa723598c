import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type NonceUse = { readonly keyId: string; readonly nonce: string; readonly expiresAt: Instant }

const insert = statement<{ keyId: string; nonce: string }>(
  'game_nonce_insert',
  `insert into game_nonce (key_id, nonce, expires_at)
   select * from unnest($1::text[], $2::text[], $3::timestamptz[]) on conflict do nothing
   returning key_id as "keyId", nonce`,
)
/** Which of these were never used before; from now on they are. */
export const nonceInsert = (db: Queryable, uses: readonly NonceUse[]) =>
  db.rows(insert, [
    uses.map(({ keyId }) => keyId),
    uses.map(({ nonce }) => nonce),
    uses.map(({ expiresAt }) => sqlTime(expiresAt)),
  ])

const deleteExpired = statement('game_nonce_delete_expired', 'delete from game_nonce where expires_at < $1')
export const nonceDeleteExpired = (db: Queryable, now: Instant) => db.rows(deleteExpired, [sqlTime(now)])
