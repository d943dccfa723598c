import type { StaffDependencies } from '#features/staff/server/index.ts'
import type { PromotionKind } from '../promotion-kind.ts'

export type StaffPromotionNeeds = Pick<StaffDependencies, 'audit'> & { readonly kinds: readonly PromotionKind[] }
