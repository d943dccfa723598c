import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetHolds,
  type PromotionDoor,
  type PromotionNeeds,
  servedPromotion,
} from '#features/promotions/promotion/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readFirstCharge } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { firstChargeKind } from './first-charge-kind.ts'
import { isOver } from '../rules.ts'
import { chargeDeposits } from './charge-deposits.ts'
import { claimFirstChargeHandler } from './claim-first-charge.ts'
import { firstChargeView } from './first-charge-view.ts'
import { chargeFind, openCharge } from './open-charge.ts'

export { firstDepositCoins } from './first-deposit-coins.ts'

/** The offer for the first deposit. */
export const firstCharge = (needs: PromotionNeeds): PromotionDoor => ({
  served: servedPromotion({
    kind: firstChargeKind,
    isShown: async (db, { reader: { playerId, registeredAt, totalRecharge }, promotion, now }) => {
      const { charge, settings } = await chargeFind(db, playerId, promotion)
      const facts = { registeredAt, hasDeposited: totalRecharge > 0n }
      const lasting = { offerHours: settings.hours, claimHours: promotion.terms.claimHours }
      return !isOver(charge, facts, lasting, now)
    },
  }),
  feature: {
    name: 'first-charge',
    handlers: [
      handle(readFirstCharge, async ({ identity: { playerId }, now, tx }) => {
        const opened = await openCharge(tx, { playerId, now })
        if (opened === undefined) return refuse('notOpen')
        const { promotion, charge } = opened
        const holds = await budgetHolds(tx, { promotion, playerId, now })
        return answer(firstChargeView(opened, charge, { now, holds }))
      }),
      claimFirstChargeHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [chargeDeposits(needs)],
})
