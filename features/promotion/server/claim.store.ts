import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
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

const columns = `player_id as "playerId", key, claim_key as "claimKey", items, cost, claimed_at as "claimedAt",
  revoked_at as "revokedAt"`

const find = statement<ClaimRow>(
  'promotion_claim_find',
  `select ${columns} from promotion_claim where player_id = $1 and key = $2 and claim_key = $3`,
)
export const claimFind = (db: Queryable, { playerId, key, claimKey }: ClaimKey) =>
  atMostOne(db.rows(find, [playerId, key, claimKey]))

const list = statement<ClaimRow>(
  'promotion_claim_list',
  `select ${columns} from promotion_claim where player_id = $1 and key = $2 order by claimed_at desc limit 200`,
)
export const claimList = (db: Queryable, playerId: bigint, key: string) => db.rows(list, [playerId, key])

const listOf = statement<ClaimRow>(
  'promotion_claim_list_of',
  `select ${columns} from promotion_claim where player_id = $1 and key = $2 and claim_key = any($3::text[])`,
)
export type ClaimsWish = Omit<ClaimKey, 'claimKey'> & { readonly claimKeys: readonly string[] }
/** Which of these were claimed, however much else has been. */
export const claimListOf = (db: Queryable, { playerId, key, claimKeys }: ClaimsWish) =>
  db.rows(listOf, [playerId, key, claimKeys])

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
/** Undefined: nothing was claimed under this key, or it was taken back before. */
export const claimRevoke = (tx: Transaction, { playerId, key, claimKey }: ClaimKey, now: Instant) =>
  atMostOne(tx.rows(revoke, [playerId, key, claimKey, sqlTime(now)]))

const lockCluster = statement(
  'promotion_cluster_lock',
  `select pg_advisory_xact_lock(hashtextextended('promotion:' || $1 || ':' || $2::text, 0))`,
)
/** One claim of a promotion at a time among players who hang together. */
export const clusterLock = (tx: Transaction, key: string, first: bigint) => tx.rows(lockCluster, [key, first])

const sumOthers = statement<{ claims: bigint; cost: Centavos }>(
  'promotion_claim_sum_cluster',
  `select count(*) filter (where player_id <> $2) as claims, coalesce(sum(cost), 0)::bigint as cost
   from promotion_claim where key = $1 and player_id = any($3::bigint[]) and revoked_at is null`,
)
/** What the others of a cluster have claimed of a promotion, and what it cost with the player's own. */
export const claimSumCluster = (
  db: Queryable,
  { key, playerId, cluster }: { readonly key: string; readonly playerId: bigint; readonly cluster: readonly bigint[] },
) => exactlyOne(db.rows(sumOthers, [key, playerId, cluster]))
