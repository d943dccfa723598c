import { activityRefusal } from '#core/enumerations/activity-refusal.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { CallGate } from '#platform/http/call-runner.ts'
import { activityRefusalTexts } from './activity-refusal-texts.ts'
import type { Promotion } from '../promotion.ts'
import { isForGreenMode } from '../rules.ts'
import { promotionOf } from './read-promotion.ts'
import { reservationSum } from './store/reservation.store.ts'
import { kindsOfCalls, type ServedModules } from './kinds-of-calls.ts'

/** Whether green mode hides a promotion from everybody. */
export const isHiddenByMode = async (db: Queryable, promotion: Pick<Promotion, 'kind' | 'terms'>): Promise<boolean> =>
  !isForGreenMode(promotion) && (await readSiteMode(db)) === 'green'

const notOpen = {
  errcode: activityRefusal.notOpen,
  text: activityRefusalTexts.notOpen,
}

type Dependencies = { readonly db: Database; readonly promotions: ServedModules }

/**
 * Promotions that green mode lacks are closed for every call. A player who paid for one before the mode changed still
 * gets answers and gifts.
 */
export function greenGate({ db, promotions }: Dependencies): CallGate {
  const kinds = kindsOfCalls(promotions)
  return async ({ call, playerId }) => {
    const kind = kinds.get(call)
    // A call that answers everybody omits the promotion from its answer.
    if (kind === undefined || !('notOpen' in call.refusals) || (await readSiteMode(db)) !== 'green') return undefined
    const promotion = await promotionOf(db, kind)
    if (promotion === undefined || isForGreenMode(promotion)) return undefined
    const isPaidFor = playerId !== undefined && (await reservationSum(db, promotion.kind.key, [playerId])) > 0n
    return isPaidFor ? undefined : notOpen
  }
}
