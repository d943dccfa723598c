import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { PromotionDependencies, ServedPromotion } from '#features/promotions/kit/server/index.ts'

export type GiftDependencies = PromotionDependencies & { readonly served: readonly ServedPromotion[] }

export type GiftDeskDependencies = GiftDependencies & Pick<StaffDependencies, 'audit'>
