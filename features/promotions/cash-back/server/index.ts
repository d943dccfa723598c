import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  type PromotionModule,
  promotionOf,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { cashBackKind } from './cash-back-kind.ts'
import { readCashBack } from '../contract.ts'
import { type CashBackDependencies, cashBackToday } from './cash-back-day.ts'
import { claimCashBackHandler } from './claim-cash-back.ts'
import { fieldMeanings } from './field-meanings.ts'

/** The daily cash back. */
export const cashBackFeature = (needs: CashBackDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: cashBackKind,
    byHand: 'play',
    marks: async (db, { reader, promotion: { settings }, now }) =>
      (await cashBackToday(db, needs, { reader, settings, now })).view.status === 'claimable' ? ['freeBonus'] : [],
  }),
  name: 'cash-bonus',
  player: {
    handlers: [
      handle(readCashBack, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, cashBackKind)
        if (promotion === undefined) return refuse('notOpen')
        return answer(
          (await cashBackToday(tx, needs, { reader: { playerId }, settings: promotion.settings, now })).view,
        )
      }),
      claimCashBackHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})
