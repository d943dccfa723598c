import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ClaimKey = { readonly playerId: bigint; readonly key: string; readonly claimKey: string }

export type ClaimRow = ClaimKey & {
  readonly items: unknown
  readonly cost: Centavos
  readonly claimedAt: Instant
  readonly revokedAt: Instant | null
}

const columns = `c.player_id as "playerId", c.key, c.claim_key as "claimKey", c.items, c.cost, c.claimed_at as "claimedAt",
  c.revoked_at as "revokedAt"`

const list = statement<ClaimRow & { ordinal: bigint }>(
  'promotion_claim_list',
  `select k.ordinal, ${columns} from unnest($1::bigint[], $2::text[]) with ordinality as k (player_id, key, ordinal)
     cross join lateral (select * from promotion_claim c where c.player_id = k.player_id and c.key = k.key
       order by c.claimed_at desc limit 200) c`,
)
const claims = gathered<Omit<ClaimKey, 'claimKey'>, ClaimRow>({
  textOf: ({ playerId, key }) => `${playerId} ${key}`,
  read: (db, keys) => db.rows(list, [keys.map(({ playerId }) => playerId), keys.map(({ key }) => key)]),
})
/** The newest claims of a promotion. */
export const claimList = (db: Queryable, playerId: bigint, key: string) => claims(db, { playerId, key })

const listOf = statement<ClaimRow & { ordinal: bigint }>(
  'promotion_claim_list_of',
  `select k.ordinal, ${columns}
   from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) as k (player_id, key, claim_key, ordinal)
     join promotion_claim c using (player_id, key, claim_key)`,
)
export type ClaimsQuery = Omit<ClaimKey, 'claimKey'> & { readonly claimKeys: readonly string[] }
const claimsOf = gathered<ClaimsQuery, ClaimRow>({
  textOf: ({ playerId, key, claimKeys }) => `${playerId} ${key} ${claimKeys.join(' ')}`,
  read: (db, queries) => {
    const each = queries.flatMap(({ claimKeys, ...of }, index) =>
      claimKeys.map((claimKey) => ({ ...of, claimKey, ordinal: index + 1 })),
    )
    return db.rows(listOf, [
      each.map(({ playerId }) => playerId),
      each.map(({ key }) => key),
      each.map(({ claimKey }) => claimKey),
      each.map(({ ordinal }) => ordinal),
    ])
  },
})
/** Which of these keys were claimed. */
export const claimListOf = (db: Queryable, query: ClaimsQuery) => claimsOf(db, query)

const listNewest = statement<ClaimRow>(
  'promotion_claim_list_newest',
  `select ${columns} from promotion_claim c
   where c.key = $1 and c.claim_key like $2 and c.claimed_at > $3 and c.revoked_at is null
   order by c.claimed_at desc limit $4`,
)
export type NewestClaims = {
  readonly key: string
  /** A pattern of LIKE. */
  readonly claimKeys: string
  readonly since: Instant
  readonly countMax: number
}
/** The newest claims of all players. */
export const claimListNewest = (db: Queryable, { key, claimKeys, since, countMax }: NewestClaims) =>
  db.rows(listNewest, [key, claimKeys, sqlTime(since), countMax])

export const claimFind = (db: Queryable, { playerId, key, claimKey }: ClaimKey) =>
  atMostOne(claimListOf(db, { playerId, key, claimKeys: [claimKey] }))

const insert = statement<{ claimKey: string }>(
  'promotion_claim_insert',
  `insert into promotion_claim (player_id, key, claim_key, version, items, cost, claimed_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning claim_key as "claimKey"`,
)
export type NewClaim = ClaimKey & {
  readonly version: number
  readonly items: readonly object[]
  readonly cost: Centavos
  readonly now: Instant
}
export const claimInsert = (tx: Transaction, { playerId, key, claimKey, version, items, cost, now }: NewClaim) =>
  exactlyOne(tx.rows(insert, [playerId, key, claimKey, version, JSON.stringify(items), cost, sqlTime(now)]))

const revoke = statement<{ items: unknown; cost: Centavos }>(
  'promotion_claim_revoke',
  `update promotion_claim set revoked_at = $4 where player_id = $1 and key = $2 and claim_key = $3 and revoked_at is null
   returning items, cost`,
)
/** Undefined: nothing was claimed under this key, or it was taken back already. */
export const claimRevoke = (tx: Transaction, { playerId, key, claimKey }: ClaimKey, now: Instant) =>
  atMostOne(tx.rows(revoke, [playerId, key, claimKey, sqlTime(now)]))

const lockMembers = statement(
  'promotion_cluster_lock',
  `select pg_advisory_xact_lock(m.lock) from (
     select distinct hashtextextended('promotion:' || $1 || ':' || name, 0) as lock from unnest($2::text[]) as name
     order by lock) m`,
)
/** Serialises a promotion's claims among players with a name in common. Taken in one global order. */
export const membersLock = (tx: Transaction, key: string, names: readonly string[]) =>
  tx.rows(lockMembers, [key, names])

const sumOthers = statement<{ claims: bigint; own: bigint; cost: Centavos }>(
  'promotion_claim_sum_cluster',
  `select count(*) filter (where player_id <> $2) as claims,
     count(*) filter (where player_id = $2) as own, coalesce(sum(cost), 0)::bigint as cost
   from promotion_claim where key = $1 and player_id = any($3::bigint[]) and revoked_at is null`,
)
/** A cluster's and the player's claims of a promotion, and their total cost. */
export const claimSumCluster = (
  db: Queryable,
  { key, playerId, cluster }: { readonly key: string; readonly playerId: bigint; readonly cluster: readonly bigint[] },
) => exactlyOne(db.rows(sumOthers, [key, playerId, cluster]))

const countOf = statement<{ playerId: bigint; count: number }>(
  'promotion_claim_count_of_players',
  `select player_id as "playerId", count(*)::int as count from promotion_claim
   where player_id = any($1::bigint[]) and revoked_at is null group by player_id`,
)
/** How many rewards these players have claimed from promotions. Those without any are left out. */
export const claimCountsOf = async (db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> =>
  new Map((await db.rows(countOf, [ids])).map(({ playerId, count }) => [playerId, count]))
