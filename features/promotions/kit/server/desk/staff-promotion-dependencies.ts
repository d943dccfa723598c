import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import type { ServedPromotion } from '../served-promotion.ts'

export type StaffPromotionDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly kinds: readonly PromotionKind[]
  readonly served: readonly ServedPromotion[]
}
