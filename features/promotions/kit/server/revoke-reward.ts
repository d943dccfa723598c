import * as v from 'valibot'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { takeBackReward } from '#features/players/reward/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Instant } from '#core/clock/instant.ts'
import { giftKey } from './claim-reward.ts'
import { type ClaimKey, claimRevoke } from './store/claim.store.ts'

/** Takes back what was claimed for a deposit that was taken back, once. The spent budget stays spent. */
export async function revokeReward(tx: Transaction, claim: ClaimKey, now: Instant): Promise<void> {
  const { playerId, key, claimKey } = claim
  await lockBooks(tx, [playerId])
  const revoked = await claimRevoke(tx, claim, now)
  if (revoked === undefined) return
  const items = v.parse(rewardItemsIn, revoked.items)
  await takeBackReward(tx, { playerId, source: key, sourceKey: giftKey(playerId, claimKey), items, now })
}
