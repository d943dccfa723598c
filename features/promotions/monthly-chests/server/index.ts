import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  type PromotionModule,
  promotionOf,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { monthlyChestsKind } from './monthly-chests-kind.ts'
import { chestQuotes } from './chest-quotes.ts'
import { readMonthlyChests } from '../contract.ts'
import { claimChestHandler } from './claim-chest.ts'
import { fieldMeanings } from './field-meanings.ts'
import { monthOf, monthView } from './month.ts'
import { type MonthEndDependencies, monthEndJob } from './month-end-job.ts'
import { chestTemplate } from './chest-template.ts'

/** Chests for the month's deposits. */
export const monthlyChestsFeature = (needs: MonthEndDependencies): PromotionModule => ({
  served: servedPromotion({ kind: monthlyChestsKind, byHand: 'deposit' }),
  name: 'accumulated-recharge',
  player: {
    handlers: [
      handle(readMonthlyChests, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, monthlyChestsKind)
        if (promotion === undefined) return refuse('notOpen')
        const covers = await budgetCovers(tx, { promotion, playerId, now })
        return answer(monthView(await monthOf(tx, playerId, now), { settings: promotion.settings, now, covers }))
      }),
      claimChestHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  jobs: [monthEndJob(needs)],
  messageTemplates: [chestTemplate],
  hooks: [chestQuotes(needs)],
})
