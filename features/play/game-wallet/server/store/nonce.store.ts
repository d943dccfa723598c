import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { NonceClaim } from '../nonce-claim.ts'

const take = statement<{ call: bigint }>(
  'game_nonce_take',
  `insert into game_nonce as n (id, used_by, expires_at)
   select unnest($1::uuid[]), unnest($2::bigint[]), unnest($3::timestamptz[])
   on conflict (id) do update set used_by = excluded.used_by where n.used_by = excluded.used_by
   returning n.used_by as call`,
)
/** Takes the nonces, each for its first claimant, and settles the claims. Waits for a concurrent, uncommitted claim. */
export async function nonceTake(db: Queryable, claims: readonly NonceClaim[]): Promise<void> {
  const firsts = [...new Map(claims.toReversed().map((claim) => [claim.id, claim])).values()]
  // In a fixed order, to prevent deadlocks.
  firsts.sort((a, b) => (a.id < b.id ? -1 : 1))
  const taken = await db.rows(take, [
    firsts.map(({ id }) => id),
    firsts.map(({ call }) => call),
    firsts.map(({ expiresAt }) => sqlTime(expiresAt)),
  ])
  const calls = new Set(taken.map(({ call }) => call))
  for (const claim of claims) claim.settle({ isTaken: calls.has(claim.call) })
}

const deleteExpired = statement('game_nonce_delete_expired', 'delete from game_nonce where expires_at < $1')
export const nonceDeleteExpired = (db: Queryable, now: Instant) => db.rows(deleteExpired, [sqlTime(now)])
