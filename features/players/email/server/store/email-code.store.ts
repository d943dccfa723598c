import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type NewEmailCode = {
  readonly requestId: string
  readonly playerId: bigint
  readonly sealed: Buffer
  readonly hash: Buffer
  readonly codeHash: Buffer
  readonly triesLeft: number
  readonly now: Instant
  readonly expiresAt: Instant
}

const insert = statement(
  'email_code_insert',
  `insert into email_code (request_id, player_id, address_sealed, address_hash, code_hash, tries_left, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
export const emailCodeInsert = (tx: Queryable, c: NewEmailCode) =>
  tx.rows(insert, [
    c.requestId,
    c.playerId,
    c.sealed,
    c.hash,
    c.codeHash,
    c.triesLeft,
    sqlTime(c.now),
    sqlTime(c.expiresAt),
  ])

export type EmailCodeTry = {
  readonly requestId: string
  readonly playerId: bigint
  readonly codeHash: Buffer
  readonly now: Instant
}
export type ProvenAddress = { readonly fits: boolean; readonly sealed: Buffer; readonly hash: Buffer }

// One statement counts an attempt and uses the code up if it fits. Only the newest request of a player can be confirmed, so that a
// second address does not come from an e-mail that was forgotten.
const spend = statement<ProvenAddress>(
  'email_code_spend',
  `with newest as (
     select request_id from email_code where player_id = $2 order by created_at desc, request_id limit 1
   ), wanted as (
     select c.request_id from email_code c join newest using (request_id) where c.request_id = $1 for update of c
   )
   update email_code c
   set tries_left = c.tries_left - 1, used_at = case when c.code_hash = $3 then $4::timestamptz end
   from wanted
   where c.request_id = wanted.request_id and c.used_at is null and c.tries_left > 0 and c.expires_at > $4
   returning c.code_hash = $3 as fits, c.address_sealed as sealed, c.address_hash as hash`,
)
/** The address that the code proves; undefined if it does not fit, or cannot be used any more. */
export async function emailCodeSpend(db: Queryable, t: EmailCodeTry): Promise<ProvenAddress | undefined> {
  const row = await atMostOne(db.rows(spend, [t.requestId, t.playerId, t.codeHash, sqlTime(t.now)]))
  return row?.fits === true ? row : undefined
}

const deleteOld = statement<{ requestId: string }>(
  'email_code_delete_old',
  'delete from email_code where expires_at < $1 returning request_id as "requestId"',
)
export const emailCodeDeleteOld = (db: Queryable, before: Instant) => db.rows(deleteOld, [sqlTime(before)])
