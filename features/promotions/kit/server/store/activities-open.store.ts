import type { Instant } from '#core/clock/instant.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import { isForGreenMode, isOpen } from '../../rules.ts'
import { numberedActivities } from '../read-catalogue.ts'
import { promotionsOf } from '../read-promotion.ts'

/** The numbers of the activities that are open now, whoever the visitor is. */
export async function activitiesOpen(
  db: Queryable,
  kinds: readonly PromotionKind[],
  now: Instant,
): Promise<readonly number[]> {
  const [promotions, mode] = await Promise.all([promotionsOf(db, kinds), readSiteMode(db)])
  const open = promotions.filter(
    (promotion) => isOpen(promotion, now) && (mode !== 'green' || isForGreenMode(promotion)),
  )
  return numberedActivities(open).map(([id]) => id)
}
