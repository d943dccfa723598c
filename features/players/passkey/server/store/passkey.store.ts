import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Passkey = {
  readonly id: bigint
  readonly playerId: bigint
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly transports: string[]
  readonly name: string
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
}

const columns = `id, player_id as "playerId", credential_id as "credentialId", public_key as "publicKey", counter, transports,
  name, created_at as "createdAt", last_used_at as "lastUsedAt"`

const list = statement<Passkey>(
  'player_passkey_list',
  `select ${columns} from player_passkey where player_id = $1 order by id`,
)
/** A player's keys, in order of creation. */
export const passkeyList = (db: Queryable, playerId: bigint) => db.rows(list, [playerId])

const find = statement<Passkey>('player_passkey_find', `select ${columns} from player_passkey where credential_id = $1`)
/** By the name that its device gave it. */
export const passkeyFind = (db: Queryable, credentialId: string) => atMostOne(db.rows(find, [credentialId]))

const insert = statement<{ id: bigint }>(
  'player_passkey_insert',
  `insert into player_passkey (player_id, credential_id, public_key, counter, transports, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
)
export type NewPasskey = Omit<Passkey, 'id' | 'lastUsedAt'>
/** False: the key already exists, for any player. */
export const passkeyInsert = async (tx: Transaction, key: NewPasskey) => {
  const { playerId, credentialId, publicKey, counter, transports, name, createdAt } = key
  const values = [playerId, credentialId, publicKey, counter, transports, name, sqlTime(createdAt)]
  return (await tx.rows(insert, values)).length === 1
}

const use = statement(
  'player_passkey_use',
  `update player_passkey set counter = $2, last_used_at = $3
   where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
)
/**
 * False: it was removed, or its counter went backwards, so the key was cloned. Devices without a counter always report
 * 0.
 */
export const passkeyUse = async (
  tx: Transaction,
  { id, counter, now }: { readonly id: bigint; readonly counter: bigint; readonly now: Instant },
) => (await tx.rows(use, [id, counter, sqlTime(now)])).length === 1

const rename = statement(
  'player_passkey_rename',
  'update player_passkey set name = $3 where id = $1 and player_id = $2 returning id',
)
type OwnPasskey = { readonly id: bigint; readonly playerId: bigint }
export const passkeyRename = async (tx: Transaction, { id, playerId, name }: OwnPasskey & { readonly name: string }) =>
  (await tx.rows(rename, [id, playerId, name])).length === 1

const remove = statement(
  'player_passkey_remove',
  'delete from player_passkey where id = $1 and player_id = $2 returning id',
)
export const passkeyRemove = async (tx: Transaction, { id, playerId }: OwnPasskey) =>
  (await tx.rows(remove, [id, playerId])).length === 1

const removeAll = statement('player_passkey_remove_all', 'delete from player_passkey where player_id = $1 returning id')
/** How many there were. */
export const passkeyRemoveAll = async (tx: Transaction, playerId: bigint): Promise<number> =>
  (await tx.rows(removeAll, [playerId])).length
