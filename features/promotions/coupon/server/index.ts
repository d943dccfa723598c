import type { PromotionDoor } from '#features/promotions/kit/server/index.ts'
import { couponKind } from './coupon-kind.ts'
import { type CouponDependencies, couponDeposits } from './coupon-deposits.ts'

/** Coupons on deposits. */
export const coupon = (needs: CouponDependencies): PromotionDoor => ({
  served: { kind: couponKind },
  feature: { name: 'coupon', handlers: [], refusalTexts: {} },
  hooks: [couponDeposits(needs)],
})
