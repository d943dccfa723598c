import type { PromotionFeature } from '#features/promotions/kit/server/index.ts'
import { couponKind } from './coupon-kind.ts'
import { type CouponDependencies, couponDeposits } from './coupon-deposits.ts'

/** Coupons on deposits. */
export const couponFeature = (needs: CouponDependencies): PromotionFeature => ({
  served: { kind: couponKind },
  feature: { name: 'coupon', handlers: [], refusalTexts: {} },
  hooks: [couponDeposits(needs)],
})
