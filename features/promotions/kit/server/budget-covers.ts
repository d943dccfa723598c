import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { clusterOf } from '#features/cashier/risk/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import { fitsBudget } from '../rules.ts'
import { budgetSeason } from '../season.ts'
import { spendingOf } from './store/spending.store.ts'
import { clusterMax, takenByCluster } from './taken-by-cluster.ts'

type BudgetCheck = { readonly promotion: Promotion; readonly playerId: bigint; readonly now: Instant }

/** What a view of a promotion is drawn from: the moment, and whether the budget would cover a cost. */
export type BudgetAt = { readonly now: Instant; readonly covers: (cost: Centavos) => boolean }

/** Whether the budget would cover a cost, for display. A purchase reserves it. */
export async function budgetCovers(
  db: Queryable,
  { promotion, playerId, now }: BudgetCheck,
): Promise<BudgetAt['covers']> {
  const { kind, terms } = promotion
  const { key } = kind
  const max = terms.budget.perCluster
  const spent = await spendingOf(db, { key, playerId, season: budgetSeason(promotion), now })
  const taken =
    max === null
      ? zeroCentavos
      : await takenByCluster(db, { key, playerId, linked: await clusterOf(db, playerId, clusterMax) })
  return (cost) =>
    cost === 0n || (fitsBudget(cost, spent, terms.budget) && (max === null || addCentavos(taken, cost) <= max))
}
