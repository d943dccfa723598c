import { answer } from '#core/contract/outcome.ts'
import {
  isOffered,
  type PromotionModule,
  type PromotionDependencies,
  promotionOf,
  readReader,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { bindRewardKind } from './bind-reward-kind.ts'
import { readBindReward } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { bindClaimKey, rewardBinding } from './reward-binding.ts'

/** The reward for binding a mobile number. */
export const bindRewardFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: bindRewardKind,
    byHand: async (_db, { promotion }) => [
      { promotion, claimKey: bindClaimKey, items: promotion.settings.items, about: bindRewardKind.title },
    ],
  }),
  name: 'bind-reward',
  player: {
    handlers: [
      handle(readBindReward, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, bindRewardKind)
        const reader = await readReader(tx, needs, { playerId, now })
        const isThere = promotion !== undefined && !reader.hasMobile && isOffered(promotion, reader, now)
        return answer({ items: isThere ? [...promotion.settings.items] : [] })
      }),
    ],
    fieldMeanings,
    refusalTexts: {},
  },
  consumers: [rewardBinding(needs)],
})
