import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange } from '#features/office/staff/server/index.ts'
import { clonePromotion, comparePromotion } from '../../staff-contract.ts'
import { promotionInsertVersion } from '../store/promotion.store.ts'
import { readableChanges, readVersion } from './read-version.ts'
import type { StaffPromotionDependencies } from './staff-promotion-dependencies.ts'

export const staffComparePromotionHandler = ({ kinds }: StaffPromotionDependencies) =>
  handleStaff(comparePromotion, async ({ input: { key, ...versions }, db }) => {
    const kind = kinds.find((each) => each.key === key)
    if (kind === undefined) return refuse('promotionNotFound')
    const [before, after] = await Promise.all([
      readVersion(db, kind, versions.before),
      readVersion(db, kind, versions.after),
    ])
    if (before === undefined || after === undefined) return refuse('promotionNotFound')
    return answer({ changes: readableChanges(kind, before, after) })
  })

export const staffClonePromotionHandler = ({ audit, kinds }: StaffPromotionDependencies) =>
  handleStaffChange(audit, clonePromotion, async ({ input, staff, tx, now }) => {
    const { key, source, version: seen, reason } = input
    const kind = kinds.find((each) => each.key === key)
    const copied = kind && (await readVersion(tx, kind, source))
    if (copied === undefined) return refuse('promotionNotFound')
    const version = await promotionInsertVersion(tx, { key, ...copied, savedBy: staff.email, reason, now })
    // As when a version is saved: of two copies made from one version, the second is rolled back here.
    if (version !== seen + 1) return refuse('stale')
    return changed({ version }, { subject: `promotion:${key}`, before: { version: seen }, after: { version, source } })
  })
