import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import { fitsBudget } from '../rules.ts'
import { spendingOf } from './spending.store.ts'

type Looking = { readonly promotion: Promotion; readonly playerId: bigint; readonly now: Instant }

/** Whether the budget would hold what something costs: for what is shown. Who buys is told when it is reserved. */
export async function budgetHolds(
  db: Queryable,
  { promotion: { kind, terms }, playerId, now }: Looking,
): Promise<(cost: Centavos) => boolean> {
  const spent = await spendingOf(db, { key: kind.key, playerId, now })
  return (cost) => fitsBudget(cost, spent, terms.budget)
}
