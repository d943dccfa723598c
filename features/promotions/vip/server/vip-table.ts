import { isOpen, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { vipKind } from './vip-kind.ts'
import type { VipTable } from '../vip-level.ts'

const asItComes: VipTable = vipKind.readSettings({})

/** The table in force, whether or not gifts are enabled: pausing gifts does not remove the ladder. */
export const vipTableFind = async (db: Queryable): Promise<VipTable> =>
  (await promotionOf(db, vipKind))?.settings ?? asItComes

/** Whether gifts are being sent. */
export async function areVipGiftsOn(db: Queryable, now: Instant): Promise<boolean> {
  const promotion = await promotionOf(db, vipKind)
  return promotion !== undefined && isOpen(promotion, now)
}
