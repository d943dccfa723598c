import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Seed = {
  readonly id: bigint
  readonly serverSeedSealed: Buffer
  readonly hash: string
  readonly clientSeed: string
  readonly nextNonce: number
}

const columns = `s.id, s.server_seed_sealed as "serverSeedSealed", s.server_seed_hash as hash,
  s.client_seed as "clientSeed", s.next_nonce as "nextNonce"`

/** A player's seed that rounds are drawn from, and the one that follows it: drawn with it, null in a row of an older release. */
export type LiveSeed = Seed & { readonly nextSeedSealed: Buffer | null; readonly nextHash: string | null }

const findLive = statement<LiveSeed>(
  'seed_find_live',
  `select ${columns}, s.next_seed_sealed as "nextSeedSealed", s.next_seed_hash as "nextHash"
   from studio.seed s where s.account_id = $1 and s.revealed_at is null`,
)
export const seedFindLive = (db: Queryable, accountId: bigint) => atMostOne(db.rows(findLive, [accountId]))

const find = statement<Seed>('seed_find', `select ${columns} from studio.seed s where s.id = $1`)
export const seedFind = (db: Queryable, id: bigint) => exactlyOne(db.rows(find, [id]))

const findSome = statement<Seed>(
  'seed_find_some',
  `select ${columns} from studio.seed s where s.id = any($1::bigint[])`,
)
export const seedsFind = (db: Queryable, ids: readonly bigint[]) => db.rows(findSome, [ids])

const findNewest = statement<Seed>(
  'seed_find_newest',
  `select ${columns} from studio.seed s order by s.id desc limit 1`,
)
export const seedFindNewest = (db: Queryable) => atMostOne(db.rows(findNewest))

export type NewSeed = Omit<Seed, 'id' | 'nextNonce'> & NextSeed & { readonly accountId: bigint; readonly now: Instant }
export type NextSeed = { readonly nextSeedSealed: Buffer; readonly nextHash: string }

const insert = statement(
  'seed_insert',
  `insert into studio.seed
     (account_id, server_seed_sealed, server_seed_hash, client_seed, opened_at, next_seed_sealed, next_seed_hash)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
)
/** Somebody has one live seed: a second one is not made. */
export const seedInsert = (db: Queryable, seed: NewSeed) => {
  const { accountId, serverSeedSealed, hash, clientSeed, now, nextSeedSealed, nextHash } = seed
  return db.rows(insert, [accountId, serverSeedSealed, hash, clientSeed, sqlTime(now), nextSeedSealed, nextHash])
}

const setNext = statement<NextSeed>(
  'seed_set_next',
  `update studio.seed set
     next_seed_sealed = case when next_seed_hash is null then $2 else next_seed_sealed end,
     next_seed_hash = coalesce(next_seed_hash, $3)
   where id = $1 returning next_seed_sealed as "nextSeedSealed", next_seed_hash as "nextHash"`,
)
/** Once: of several at the same time the first is what follows, and all learn it. */
export const seedSetNext = (db: Queryable, id: bigint, { nextSeedSealed, nextHash }: NextSeed) =>
  exactlyOne(db.rows(setNext, [id, nextSeedSealed, nextHash]))

const takeNonce = statement<{ nonce: number }>(
  'seed_take_nonce',
  `update studio.seed set next_nonce = next_nonce + 1 where id = $1 and revealed_at is null
   returning next_nonce - 1 as nonce`,
)
export const seedTakeNonce = async (db: Queryable, id: bigint): Promise<number> =>
  (await exactlyOne(db.rows(takeNonce, [id]))).nonce

const reveal = statement(
  'seed_reveal',
  'update studio.seed set revealed_at = $2, next_seed_sealed = null where id = $1 and revealed_at is null',
)
/** The seed that follows has a row of its own from then on. */
export const seedReveal = (db: Queryable, id: bigint, now: Instant) => db.rows(reveal, [id, sqlTime(now)])

export type SeedRecord = Seed & { readonly revealedAt: Instant | null }

const listByIds = statement<SeedRecord>(
  'seed_list_by_ids',
  `select ${columns}, s.revealed_at as "revealedAt" from studio.seed s where s.id = any($1::bigint[])`,
)
export const seedListByIds = (db: Queryable, ids: readonly bigint[]) => db.rows(listByIds, [ids])
