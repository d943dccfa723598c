import type { PromotionModule } from '#features/promotions/kit/server/index.ts'
import { couponKind } from './coupon-kind.ts'
import { type CouponDependencies, couponDeposits } from './coupon-deposits.ts'

/** Coupons on deposits. */
export const couponFeature = (needs: CouponDependencies): PromotionModule => ({
  served: { kind: couponKind, byHand: 'deposit' },
  name: 'coupon',
  player: { handlers: [], refusalTexts: {} },
  hooks: [couponDeposits(needs)],
})
