import type { Instant } from '#core/clock/instant.ts'
import { isHiddenByMode, isOpen, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { SpinTerms } from '../rules.ts'
import { inviteSpinKind } from './invite-spin-kind.ts'

/** The wheel's public terms, while it is open. */
export async function spinConditions(db: Queryable, now: Instant) {
  const promotion = await promotionOf<SpinTerms>(db, inviteSpinKind)
  if (promotion === undefined || !isOpen(promotion, now)) return []
  if (await isHiddenByMode(db, promotion)) return []
  const { bonusAmount, inviteNeed, cycleHours } = promotion.settings
  return [{ id: promotion.version, bonusAmount, inviteNeed, cycleHours }]
}
