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

const findLive = statement<Seed>(
  'seed_find_live',
  `select ${columns} from studio.seed s where s.account_id = $1 and s.revealed_at is null`,
)
export const seedFindLive = (db: Queryable, accountId: bigint) => atMostOne(db.rows(findLive, [accountId]))

const find = statement<Seed>('seed_find', `select ${columns} from studio.seed s where s.id = $1`)
export const seedFind = (db: Queryable, id: bigint) => exactlyOne(db.rows(find, [id]))

const findNewest = statement<Seed>(
  'seed_find_newest',
  `select ${columns} from studio.seed s order by s.id desc limit 1`,
)
export const seedFindNewest = (db: Queryable) => atMostOne(db.rows(findNewest))

export type NewSeed = Omit<Seed, 'id' | 'nextNonce'> & { readonly accountId: bigint; readonly now: Instant }

const insert = statement(
  'seed_insert',
  `insert into studio.seed (account_id, server_seed_sealed, server_seed_hash, client_seed, opened_at)
   values ($1, $2, $3, $4, $5) on conflict do nothing`,
)
/** Somebody has one live seed: a second one is not made. */
export const seedInsert = (db: Queryable, { accountId, serverSeedSealed, hash, clientSeed, now }: NewSeed) =>
  db.rows(insert, [accountId, serverSeedSealed, hash, clientSeed, sqlTime(now)])

const takeNonce = statement<{ nonce: number }>(
  'seed_take_nonce',
  `update studio.seed set next_nonce = next_nonce + 1 where id = $1 and revealed_at is null
   returning next_nonce - 1 as nonce`,
)
export const seedTakeNonce = async (db: Queryable, id: bigint): Promise<number> =>
  (await exactlyOne(db.rows(takeNonce, [id]))).nonce

const reveal = statement('seed_reveal', 'update studio.seed set revealed_at = $2 where id = $1 and revealed_at is null')
export const seedReveal = (db: Queryable, id: bigint, now: Instant) => db.rows(reveal, [id, sqlTime(now)])

export type SeedRecord = Seed & { readonly revealedAt: Instant | null }

const listByIds = statement<SeedRecord>(
  'seed_list_by_ids',
  `select ${columns}, s.revealed_at as "revealedAt" from studio.seed s where s.id = any($1::bigint[])`,
)
export const seedListByIds = (db: Queryable, ids: readonly bigint[]) => db.rows(listByIds, [ids])
