import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { providerColumns } from './provider.store.ts'
import type { Provider } from '../wallet-order.ts'

export type KeyRow = { readonly keyId: string; readonly secretSealed: Buffer } & Provider

// An adapter's key, which may be public, must not sign operations.
const find = statement<KeyRow>(
  'game_provider_key_find',
  `select k.id as "keyId", k.secret_sealed as "secretSealed", ${providerColumns}
   from game_provider_key k join game_provider p on p.id = k.provider_id
   where k.id = $1 and k.revoked_at is null and p.adapter is null`,
)
/** A live key of a provider that speaks GLW/1. */
export const keyFindLive = (db: Queryable, keyId: string): Promise<KeyRow | undefined> =>
  atMostOne(db.rows(find, [keyId]))

const listLive = statement<KeyRow>(
  'game_provider_key_list_live',
  `select k.id as "keyId", k.secret_sealed as "secretSealed", ${providerColumns}
   from game_provider_key k join game_provider p on p.id = k.provider_id
   where p.id = $1 and k.revoked_at is null order by k.created_at desc, k.slot`,
)
/** Newest first. */
export const keyListLive = (db: Queryable, providerId: string) => db.rows(listLive, [providerId])

export type NewKey = {
  readonly id: string
  readonly providerId: string
  readonly secretSealed: Buffer
  readonly now: Instant
}

const insert = statement<{ slot: number }>(
  'game_provider_key_insert',
  `insert into game_provider_key (id, provider_id, slot, secret_sealed, created_at)
   select $1, $2, free.slot, $3, $4 from generate_series(1, 2) as free (slot)
   where not exists (
     select from game_provider_key k where k.provider_id = $2 and k.slot = free.slot and k.revoked_at is null)
   order by free.slot limit 1 on conflict do nothing returning slot`,
)
/** False: two keys are live already, or a concurrent insert took the place or the id. */
export const keyInsert = async (db: Queryable, { id, providerId, secretSealed, now }: NewKey): Promise<boolean> =>
  (await db.rows(insert, [id, providerId, secretSealed, sqlTime(now)])).length === 1

const exists = statement<{ id: string }>('game_provider_key_exists', 'select id from game_provider_key where id = $1')
/** Includes ended keys: an id is never reused. */
export const keyExists = async (db: Queryable, id: string): Promise<boolean> => (await db.rows(exists, [id])).length > 0

const revoke = statement<{ id: string }>(
  'game_provider_key_revoke',
  'update game_provider_key set revoked_at = $2 where id = $1 and revoked_at is null returning id',
)
/** False: there is no such live key. */
export const keyRevoke = async (db: Queryable, id: string, now: Instant): Promise<boolean> =>
  (await db.rows(revoke, [id, sqlTime(now)])).length === 1
