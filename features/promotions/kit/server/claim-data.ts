import * as v from 'valibot'
import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { rewardNameIn } from '#core/reward/local-reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { type PersonalData, personalHistory } from '#platform/feature-module/personal-data.ts'
import { ownClaims } from './store/own-claims.store.ts'

/** What the player claimed of promotions. The key of a claim may name a friend, whose data it is. */
export const claimData: PersonalData = personalHistory({
  name: 'promotionClaims',
  list: ownClaims,
  filter: ({ playerId }) => ({ playerId }),
  sort: 'oldest',
  recordOf: ({ key, items, cost, claimedAt, revokedAt }) => ({
    promotion: key,
    rewards: v.parse(rewardItemsIn, items).map((item) => rewardNameIn(item, 'en')),
    value: plainDecimal(cost),
    claimedAt: isoTime(claimedAt),
    takenBackAt: isoTimeOrNull(revokedAt),
  }),
})
