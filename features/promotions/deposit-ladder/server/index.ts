import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  isOpen,
  type PromotionModule,
  type PromotionDependencies,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readLadder } from '../contract.ts'
import { climbDeposits } from './climb-deposits.ts'
import { climbOf } from './climb.ts'
import { fieldMeanings } from './field-meanings.ts'
import { ladderKind } from './ladder-kind.ts'
import { ladderView } from './ladder-view.ts'

/** Deposits that rise step by step, and a bonus with each. */
export const depositLadderFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({ kind: ladderKind, byHand: 'deposit' }),
  name: 'ladder-recharge',
  player: {
    handlers: [
      handle(readLadder, async ({ identity: { playerId }, now, tx }) => {
        const standing = await climbOf(tx, { playerId, now })
        if (standing === undefined || !isOpen(standing.promotion, now)) return refuse('notOpen')
        const covers = await budgetCovers(tx, { promotion: standing.promotion, playerId, now })
        return answer(ladderView(standing, { now, covers }))
      }),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [climbDeposits(needs)],
})
