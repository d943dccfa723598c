import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetHolds,
  isOpen,
  type PromotionFeature,
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
export const depositLadderFeature = (needs: PromotionDependencies): PromotionFeature => ({
  served: servedPromotion({ kind: ladderKind }),
  feature: {
    name: 'ladder-recharge',
    handlers: [
      handle(readLadder, async ({ identity: { playerId }, now, tx }) => {
        const standing = await climbOf(tx, { playerId, now })
        if (standing === undefined || !isOpen(standing.promotion, now)) return refuse('notOpen')
        const holds = await budgetHolds(tx, { promotion: standing.promotion, playerId, now })
        return answer(ladderView(standing, { now, holds }))
      }),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [climbDeposits(needs)],
})
