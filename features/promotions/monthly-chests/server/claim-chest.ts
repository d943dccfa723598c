import { answer, refuse } from '#core/contract/outcome.ts'
import {
  budgetCovers,
  claimReward,
  promotionOf,
  type PromotionDependencies,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { monthlyChestsKind } from './monthly-chests-kind.ts'
import { claimChest } from '../contract.ts'
import { refuseTier } from '../rules.ts'
import { keyOf, monthOf, monthView } from './month.ts'

export const claimChestHandler = (needs: PromotionDependencies) =>
  handle(claimChest, async ({ input: { id }, identity: { playerId }, now, tx }) => {
    const promotion = await promotionOf(tx, monthlyChestsKind)
    if (promotion === undefined) return refuse('notOpen')
    await lockBooks(tx, [playerId])
    const month = await monthOf(tx, playerId, now)
    const tier = promotion.settings.tiers.find((each) => each.id === id)
    const refusal = refuseTier(tier, { sum: month.sum, isClaimed: month.isClaimed(id) })
    if (refusal !== undefined || tier === undefined) return refuse(refusal ?? 'notEligible')

    const { items } = tier
    const claimKey = keyOf(month.period.key, id)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items, now })
    if (given.kind === 'refusal') return given
    const after = { ...month, isClaimed: (other: number) => other === id || month.isClaimed(other) }
    const covers = await budgetCovers(tx, { promotion, playerId, now })
    return answer({ ...monthView(after, { settings: promotion.settings, now, covers }), items: [...given.items] })
  })
