import { addCentavos } from '#core/money/centavos.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { giftCost, promotionOf, type PromotionDependencies, wouldGrant } from '#features/promotions/kit/server/index.ts'
import { chestsReachedBy } from '../rules.ts'
import { monthlyChestsKind } from './monthly-chests-kind.ts'
import { monthOf } from './month.ts'

/** The chests that a deposit opens once it has met its playthrough. */
export const chestQuotes = (needs: PromotionDependencies): DepositHook => ({
  name: 'accumulated-recharge',
  quote: async (tx, { playerId, amount, now }) => {
    const promotion = await promotionOf(tx, monthlyChestsKind)
    if (promotion === undefined) return []
    const { period, sum, waiting } = await monthOf(tx, playerId, now)
    const reached = chestsReachedBy(promotion.settings.tiers, { before: addCentavos(sum, waiting), amount })
    const cost = giftCost(reached.flatMap(({ items }) => items))
    if (reached.length === 0 || !(await wouldGrant(tx, needs, { playerId, promotion, cost, now }))) return []
    return reached.map(({ id, items }) => ({
      kind: 'gift',
      when: 'playthrough',
      offer: monthlyChestsKind.key,
      title: monthlyChestsKind.title,
      step: id,
      items,
      endsAt: period.endsAt,
    }))
  },
})
