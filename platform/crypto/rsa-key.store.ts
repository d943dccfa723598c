import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '../db/queryable.ts'
import { sqlTime } from '../db/sql-types.ts'
import { statement } from '../db/statement.ts'

export type RsaKeyRow = {
  readonly id: string
  readonly spki: Buffer
  readonly sealed_private_key: Buffer
  readonly created_at: Instant
  readonly active_from: Instant
}

const list = statement<RsaKeyRow>(
  'rsaKeyList',
  'select id, spki, sealed_private_key, created_at, active_from from rsa_key order by active_from desc',
)

/** Newest first. */
export const rsaKeyList = (db: Queryable): Promise<RsaKeyRow[]> => db.rows(list)

const lock = statement('rsaKeyLock', `select pg_advisory_xact_lock(hashtextextended('rsa_key', 0))`)

/** Held until the transaction ends, so that processes that start or rotate at once create one key pair. */
export async function rsaKeyLock(tx: Queryable): Promise<void> {
  await tx.rows(lock)
}

const insert = statement(
  'rsaKeyInsert',
  'insert into rsa_key (id, spki, sealed_private_key, created_at, active_from) values ($1, $2, $3, $4, $5)',
)

export async function rsaKeyInsert(tx: Queryable, row: RsaKeyRow): Promise<void> {
  await tx.rows(insert, [row.id, row.spki, row.sealed_private_key, sqlTime(row.created_at), sqlTime(row.active_from)])
}

const deleteBefore = statement('rsaKeyDeleteBefore', 'delete from rsa_key where active_from < $1')

export async function rsaKeyDeleteBefore(tx: Queryable, oldest: Instant): Promise<void> {
  await tx.rows(deleteBefore, [sqlTime(oldest)])
}
