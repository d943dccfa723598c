import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  type PromotionDoor,
  promotionOf,
  servedPromotion,
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { cashBonusKind } from './cash-bonus-kind.ts'
import { readCashBonus } from '../contract.ts'
import { type CashBonusNeeds, cashBonusToday } from './cash-bonus-day.ts'
import { claimCashBonusHandler } from './claim-cash-bonus.ts'
import { fieldMeanings } from './field-meanings.ts'

/** The daily cash back. */
export const cashBonus = (needs: CashBonusNeeds): PromotionDoor => ({
  served: servedPromotion({
    kind: cashBonusKind,
    marks: async (db, { reader, promotion: { settings }, now }) =>
      (await cashBonusToday(db, needs, { reader, settings, now })).view.status === 'claimable' ? ['freeBonus'] : [],
  }),
  feature: {
    name: 'cash-bonus',
    handlers: [
      handle(readCashBonus, async ({ identity: { playerId }, now, tx }) => {
        const promotion = await promotionOf(tx, cashBonusKind)
        if (promotion === undefined) return refuse('notOpen')
        return answer(
          (await cashBonusToday(tx, needs, { reader: { playerId }, settings: promotion.settings, now })).view,
        )
      }),
      claimCashBonusHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
})
