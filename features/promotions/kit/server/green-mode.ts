import type { Call } from '#core/contract/call.ts'
import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import { activityRefusalTexts } from '../messages.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { isForGreenMode } from '../rules.ts'
import { promotionOf } from './read-promotion.ts'
import { reservationSum } from './store/reservation.store.ts'
import type { PromotionFeature } from './served-promotion.ts'

/** Whether the mode of the site keeps a promotion from everybody. */
export const isHiddenByMode = async (db: Queryable, promotion: Pick<Promotion, 'kind' | 'terms'>): Promise<boolean> =>
  !isForGreenMode(promotion) && (await readSiteMode(db)) === 'green'

const notOpen = { errcode: activityRefusal.notOpen, text: activityRefusalTexts.notOpen }

type Dependencies = {
  readonly db: Database
  readonly promotions: readonly Pick<PromotionFeature, 'feature' | 'served'>[]
}

/**
 * What green mode does not have is not open there, whichever call asks. Who has paid for something of it before the mode was
 * changed is still answered, and can take what was paid for.
 */
export function greenGate({ db, promotions }: Dependencies): CallGate {
  const kinds = new Map<Call, PromotionKind>(
    promotions.flatMap(({ feature, served }) => feature.handlers.map(({ call }) => [call, served.kind] as const)),
  )
  return async ({ call, playerId }) => {
    const kind = kinds.get(call)
    // What answers everybody has nothing of the promotion in its answer where that is not offered.
    if (kind === undefined || !('notOpen' in call.refusals) || (await readSiteMode(db)) !== 'green') return undefined
    const promotion = await promotionOf(db, kind)
    if (promotion === undefined || isForGreenMode(promotion)) return undefined
    const isPaidFor = playerId !== undefined && (await reservationSum(db, promotion.kind.key, [playerId])) > 0n
    return isPaidFor ? undefined : notOpen
  }
}
