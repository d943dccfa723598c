import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { PromotionKind } from '../../promotion-kind.ts'

export type StaffPromotionDependencies = Pick<StaffDependencies, 'audit'> & { readonly kinds: readonly PromotionKind[] }
