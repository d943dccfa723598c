import type { Instant } from '#core/clock/instant.ts'
import { claimList } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { hasBusyDay } from '../rules.ts'
import { agent5Kind } from './agent5-kind.ts'
import { isFriendKey } from './friends.ts'

/** Whether so many friends' cash was claimed on one day that the inviter's withdrawals need review. */
export async function manyFriendsClaimed(db: Queryable, playerId: bigint, since: Instant): Promise<boolean> {
  const claims = await claimList(db, playerId, agent5Kind.key)
  return hasBusyDay(
    claims
      .filter(({ claimKey, claimedAt }) => isFriendKey(claimKey) && claimedAt >= since)
      .map(({ claimedAt }) => claimedAt),
  )
}
