import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Database } from '#platform/db/database.ts'
import { uniqueViolation } from '#platform/db/database-faults.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Provider } from './wallet-order.ts'

const columns = `p.id, p.name, p.state, p.may_void_round as "mayVoidRound", p.may_adjust as "mayAdjust",
  p.may_promo as "mayPromo", p.late_win_hours as "lateWinHours", p.promo_bet_rate as "promoBetRate",
  p.requests_per_second as "requestsPerSecond", p.inquiry_url as "inquiryUrl"`

const save = statement(
  'game_provider_save',
  `insert into game_provider (id, name, state, may_void_round, may_adjust, may_promo, late_win_hours, promo_bet_rate,
     requests_per_second, inquiry_url, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (id) do update set name = excluded.name, state = excluded.state, may_void_round = excluded.may_void_round,
     may_adjust = excluded.may_adjust, may_promo = excluded.may_promo, late_win_hours = excluded.late_win_hours,
     promo_bet_rate = excluded.promo_bet_rate, requests_per_second = excluded.requests_per_second,
     inquiry_url = excluded.inquiry_url`,
)
export const providerSave = (db: Queryable, provider: Provider, now: Instant) =>
  db.rows(save, [
    provider.id,
    provider.name,
    provider.state,
    provider.mayVoidRound,
    provider.mayAdjust,
    provider.mayPromo,
    provider.lateWinHours,
    provider.promoBetRate,
    provider.requestsPerSecond,
    provider.inquiryUrl,
    sqlTime(now),
  ])

const find = statement<Provider>('game_provider_find', `select ${columns} from game_provider p where p.id = $1`)
export const providerFind = (db: Queryable, id: string) => atMostOne(db.rows(find, [id]))

export type KeyRow = { readonly keyId: string; readonly secretSealed: Buffer } & Provider

const findKey = statement<KeyRow & { promoBetRate: BasisPoints }>(
  'game_provider_find_key',
  `select k.id as "keyId", k.secret_sealed as "secretSealed", ${columns}
   from game_provider_key k join game_provider p on p.id = k.provider_id where k.id = $1 and k.revoked_at is null`,
)
export const keyFindLive = (db: Queryable, keyId: string): Promise<KeyRow | undefined> =>
  atMostOne(db.rows(findKey, [keyId]))

const newestKey = statement<KeyRow>(
  'game_provider_key_newest',
  `select k.id as "keyId", k.secret_sealed as "secretSealed", ${columns}
   from game_provider_key k join game_provider p on p.id = k.provider_id
   where p.id = $1 and k.revoked_at is null order by k.created_at desc limit 1`,
)
export const keyFindNewest = (db: Queryable, providerId: string) => atMostOne(db.rows(newestKey, [providerId]))

export type NewKey = {
  readonly id: string
  readonly providerId: string
  readonly secretSealed: Buffer
  readonly now: Instant
}

const insertKey = statement<{ slot: number }>(
  'game_provider_key_insert',
  `insert into game_provider_key (id, provider_id, slot, secret_sealed, created_at)
   select $1, $2, free.slot, $3, $4 from generate_series(1, 2) as free (slot)
   where not exists (
     select from game_provider_key k where k.provider_id = $2 and k.slot = free.slot and k.revoked_at is null)
   order by free.slot limit 1 returning slot`,
)
/** False: two keys are live already. */
export async function keyInsert(db: Database, { id, providerId, secretSealed, now }: NewKey): Promise<boolean> {
  try {
    return (await db.rows(insertKey, [id, providerId, secretSealed, sqlTime(now)])).length === 1
  } catch (error) {
    // Somebody else took the slot in the same moment.
    if (uniqueViolation(error) === 'game_provider_key_live') return false
    throw error
  }
}

const revokeKey = statement<{ id: string }>(
  'game_provider_key_revoke',
  'update game_provider_key set revoked_at = $2 where id = $1 and revoked_at is null returning id',
)
/** False: there is no such live key. */
export const keyRevoke = async (db: Queryable, id: string, now: Instant): Promise<boolean> =>
  (await db.rows(revokeKey, [id, sqlTime(now)])).length === 1
