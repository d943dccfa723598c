import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import {
  claimReward,
  promotionConsumer,
  type PromotionDependencies,
  readReader,
} from '#features/promotions/kit/server/index.ts'
import { giftReleasedTopic, noteHeldGift } from '#features/cashier/risk/server/index.ts'
import { bindRewardKind } from './bind-reward-kind.ts'

const boundSchema = v.object({
  playerId: v.pipe(
    v.string(),
    v.transform((id) => BigInt(id)),
  ),
  at: v.pipe(v.number(), v.transform(instant)),
  /** The gift of a released hold. */
  gift: v.optional(v.string()),
})
const { key, title } = bindRewardKind

export const bindClaimKey = 'once'

/**
 * Grants the reward when a number is bound, or when a hold on it is released. A refusal changes nothing: the number
 * stays bound.
 */
export const rewardBinding = (needs: PromotionDependencies) =>
  promotionConsumer({
    kind: bindRewardKind,
    topics: ['MOBILE_BOUND', giftReleasedTopic],
    // Each gift locks its player's book: one at a time, so that no player waits for another's lock.
    batchMax: 1,
    follow: async (tx, promotion, events) => {
      for (const { payload } of events) {
        const { playerId, at, gift = key } = v.parse(boundSchema, payload)
        if (gift !== key) continue
        const { registeredAt } = await readReader(tx, needs, { playerId, now: at })
        if (registeredAt === at) continue
        const { items } = promotion.settings
        const given = await claimReward(tx, needs, { playerId, promotion, claimKey: bindClaimKey, items, now: at })
        if (given.kind === 'refusal' && given.refusal === 'heldForReview') {
          await noteHeldGift(tx, { playerId, gift: key, title, now: at })
        }
      }
    },
  })
