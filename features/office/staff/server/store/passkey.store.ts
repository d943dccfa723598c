import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Passkey = {
  readonly id: bigint
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: string[]
  readonly name: string
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
}

const list = statement<Passkey>(
  'staff_passkey_list',
  `select id, credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
     created_at as "createdAt", last_used_at as "lastUsedAt" from staff_passkey where staff_id = $1 order by id`,
)
/** A member's keys, in order of creation. */
export const passkeyList = (db: Queryable, staffId: bigint) => db.rows(list, [staffId])

const insert = statement<{ id: bigint }>(
  'staff_passkey_insert',
  `insert into staff_passkey (staff_id, credential_id, public_key, counter, transports, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
)
export type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'> & {
  readonly staffId: bigint
  readonly now: Instant
}
/** Undefined: the key already exists, for any member. */
export const passkeyInsert = async (tx: Transaction, { staffId, now, ...key }: NewPasskey) => {
  const { credentialId, publicKey, counter, transports, name } = key
  return (await atMostOne(tx.rows(insert, [staffId, credentialId, publicKey, counter, transports, name, sqlTime(now)])))
    ?.id
}

const use = statement<{ id: bigint }>(
  'staff_passkey_use',
  `update staff_passkey set counter = $2, last_used_at = $3
   where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
)
/** False: the counter went backwards, so the key was cloned. Devices without a counter always report 0. */
export const passkeyUse = async (
  tx: Transaction,
  { id, counter, now }: { readonly id: bigint; readonly counter: bigint; readonly now: Instant },
) => (await tx.rows(use, [id, counter, sqlTime(now)])).length === 1

const remove = statement<{ name: string }>(
  'staff_passkey_remove',
  'delete from staff_passkey where id = $1 and staff_id = $2 returning name',
)
export const passkeyRemove = (tx: Transaction, { id, staffId }: { readonly id: bigint; readonly staffId: bigint }) =>
  atMostOne(tx.rows(remove, [id, staffId]))

const removeAll = statement('staff_passkey_remove_all', 'delete from staff_passkey where staff_id = $1')
export const passkeyRemoveAll = (tx: Transaction, staffId: bigint) => tx.rows(removeAll, [staffId])
