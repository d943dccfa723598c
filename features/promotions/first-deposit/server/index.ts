import { answer, refuse } from '#core/contract/outcome.ts'
import {
  activityRefusalTexts,
  budgetCovers,
  type PromotionModule,
  type PromotionDependencies,
  servedPromotion,
} from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { readFirstDeposit } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'
import { firstDepositKind } from './first-deposit-kind.ts'
import { isOver } from '../rules.ts'
import { firstDeposits } from './first-deposits.ts'
import { claimFirstDepositHandler } from './claim-first-deposit.ts'
import { firstDepositView } from './first-deposit-view.ts'
import { purchaseFind, openPurchase } from './open-purchase.ts'

export { firstDepositBonus } from './first-deposit-bonus.ts'

/** The offer for the first deposit. */
export const firstDepositFeature = (needs: PromotionDependencies): PromotionModule => ({
  served: servedPromotion({
    kind: firstDepositKind,
    byHand: 'deposit',
    isShown: async (db, { reader: { playerId, registeredAt, totalRecharge }, promotion, now }) => {
      const { purchase, settings } = await purchaseFind(db, playerId, promotion)
      const facts = { registeredAt, hasDeposited: totalRecharge > 0n }
      const lasting = { offerHours: settings.hours, claimHours: promotion.terms.claimHours }
      return !isOver(purchase, facts, lasting, now)
    },
  }),
  name: 'first-charge',
  player: {
    handlers: [
      handle(readFirstDeposit, async ({ identity: { playerId }, now, tx }) => {
        const opened = await openPurchase(tx, { playerId, now })
        if (opened === undefined) return refuse('notOpen')
        const { promotion, purchase } = opened
        const covers = await budgetCovers(tx, { promotion, playerId, now })
        return answer(firstDepositView(opened, purchase, { now, covers }))
      }),
      claimFirstDepositHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: activityRefusalTexts,
  },
  hooks: [firstDeposits(needs)],
})
