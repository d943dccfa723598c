import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Promotion } from '../promotion.ts'
import { isOffered, refusePaid } from '../rules.ts'
import { budgetCovers } from './budget-covers.ts'
import type { PromotionDependencies } from './promotion-dependencies.ts'
import { readReader } from './read-reader.ts'

type DepositGift = {
  readonly playerId: bigint
  readonly promotion: Promotion
  readonly cost: Centavos
  readonly now: Instant
}

/** Whether a deposit of now would reserve and be granted a gift of this cost, for display: it reserves nothing. */
export async function wouldGrant(
  db: Queryable,
  needs: PromotionDependencies,
  { playerId, promotion, cost, now }: DepositGift,
): Promise<boolean> {
  const reader = await readReader(db, needs, { playerId, now })
  if (!isOffered(promotion, reader, now)) return false
  // The deposit itself is what a promotion for depositors asks for.
  if (refusePaid({ ...reader, totalRecharge: pesos(1n) }, promotion.kind.asks) !== undefined) return false
  return (await budgetCovers(db, { promotion, playerId, now }))(cost)
}
