import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  type PromotionDependencies,
  type PromotionModule,
  promotionOf,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readFund } from '../contract.ts'
import { isActive, milestoneStatus } from '../rules.ts'
import { claimMilestoneHandler } from './claim-milestone.ts'
import { fieldMeanings } from './field-meanings.ts'
import { fundDeposits } from './fund-deposits.ts'
import { fundKind } from './fund-kind.ts'
import { fundStanding, fundView, ownedStanding } from './owned-pack.ts'

/** The level pack: bought with a deposit, with a bonus at each level that the player reaches. */
export const fundFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: fundKind,
    byHand: 'deposit',
    isShown: async (db, { reader, promotion, now }) => {
      const standing = await ownedStanding(db, promotion, reader.playerId)
      return standing === undefined || isActive(standing.progress, { terms: standing.settings, now })
    },
    marks: async (db, { reader, promotion, now }) => {
      const standing = await ownedStanding(db, promotion, reader.playerId)
      if (standing === undefined) return []
      const { settings, progress } = standing
      const isDue = settings.milestones.some(
        ({ level }) => milestoneStatus(level, progress, { terms: settings, now }) === 'claimable',
      )
      return isDue ? ['fund'] : []
    },
  }),
  name: 'fund',
  player: {
    handlers: [
      handle(readFund, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, fundKind)
        if (promotion === undefined) return refuse('notOpen')
        const covers = await budgetCovers(tx, { promotion, playerId, now })
        return answer(fundView(promotion, await fundStanding(tx, promotion, playerId), { now, covers }))
      }),
      claimMilestoneHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [fundDeposits(needs)],
})
