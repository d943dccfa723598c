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
  /** Where something that was held has been released: what it is. */
  gift: v.optional(v.string()),
})
const { key, title } = bindRewardKind

/** Gives the reward when a number is bound, or when it was held and is released. A refusal leaves it at that: the number is bound all the same. */
export const rewardBinding = (needs: PromotionDependencies) =>
  promotionConsumer({
    kind: bindRewardKind,
    topics: ['MOBILE_BOUND', giftReleasedTopic],
    // Each player's gift locks the player's book: one at a time, so that nobody waits for somebody else's.
    batchMax: 1,
    follow: async (tx, promotion, events) => {
      for (const { payload } of events) {
        const { playerId, at, gift = key } = v.parse(boundSchema, payload)
        if (gift !== key) continue
        const { registeredAt } = await readReader(tx, needs, { playerId, now: at })
        if (registeredAt === at) continue
        const { items } = promotion.settings
        const given = await claimReward(tx, needs, { playerId, promotion, claimKey: 'once', items, now: at })
        if (given.kind === 'refusal' && given.refusal === 'heldForReview') {
          await noteHeldGift(tx, { playerId, gift: key, title, now: at })
        }
      }
    },
  })
