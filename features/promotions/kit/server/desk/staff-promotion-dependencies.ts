import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { PromotionKind } from '../../promotion-kind.ts'
import type { PromotionDependencies } from '../promotion-dependencies.ts'
import type { ServedPromotion } from '../served-promotion.ts'

export type StaffPromotionDependencies = Pick<StaffDependencies, 'audit'> &
  PromotionDependencies & {
    readonly kinds: readonly PromotionKind[]
    readonly served: readonly ServedPromotion[]
  }
