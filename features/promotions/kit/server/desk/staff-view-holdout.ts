import { answer, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { viewHoldout } from '../../staff-contract.ts'
import { measureHoldout } from './measure-holdout.ts'
import { promotionFindVersion } from '../store/promotion.store.ts'
import type { StaffPromotionDependencies } from './staff-promotion-dependencies.ts'

export const staffViewHoldoutHandler = ({ kinds }: StaffPromotionDependencies) =>
  handleStaff(viewHoldout, async ({ input: { key, version }, db, now }) => {
    const isKnown = kinds.some((kind) => kind.key === key)
    if (!isKnown || (await promotionFindVersion(db, key, version)) === undefined) return refuse('promotionNotFound')
    return answer(await measureHoldout(db, { key, version, now }))
  })
