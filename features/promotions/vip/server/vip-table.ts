import { isOpen, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { vipKind } from './vip-kind.ts'
import type { VipTable } from '../vip-level.ts'

const asItComes: VipTable = vipKind.readSettings({})

/** The table that acts, whether gifts are given or not: a ladder does not vanish when its gifts are paused. */
export const vipTableFind = async (db: Queryable): Promise<VipTable> =>
  (await promotionOf(db, vipKind))?.settings ?? asItComes

/** Whether gifts are sent now. */
export async function areVipGiftsOn(db: Queryable, now: Instant): Promise<boolean> {
  const promotion = await promotionOf(db, vipKind)
  return promotion !== undefined && isOpen(promotion, now)
}
