import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetHolds,
  type PromotionDoor,
  promotionOf,
  servedPromotion,
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { accumulatedRechargeKind } from './accumulated-recharge-kind.ts'
import { readAccumulated } from '../contract.ts'
import { claimAccumulatedHandler } from './claim-accumulated.ts'
import { fieldMeanings } from './field-meanings.ts'
import { monthOf, monthView } from './month.ts'
import { type MonthEndNeeds, monthEndJob } from './month-end-job.ts'

/** Chests for the month's deposits. */
export const accumulatedRecharge = (needs: MonthEndNeeds): PromotionDoor => ({
  served: servedPromotion({ kind: accumulatedRechargeKind }),
  feature: {
    name: 'accumulated-recharge',
    handlers: [
      handle(readAccumulated, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, accumulatedRechargeKind)
        if (promotion === undefined) return refuse('notOpen')
        const holds = await budgetHolds(tx, { promotion, playerId, now })
        return answer(monthView(await monthOf(tx, playerId, now), { settings: promotion.settings, now, holds }))
      }),
      claimAccumulatedHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  jobs: [monthEndJob(needs)],
})
