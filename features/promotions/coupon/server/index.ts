import type { PromotionDoor, PromotionNeeds } from '#features/promotions/promotion/server/index.ts'
import { couponKind } from './coupon-kind.ts'
import { couponDeposits } from './coupon-deposits.ts'

/** Coupons on deposits. */
export const coupon = (needs: PromotionNeeds): PromotionDoor => ({
  served: { kind: couponKind },
  feature: { name: 'coupon', handlers: [], refusalTexts: {} },
  hooks: [couponDeposits(needs)],
})
