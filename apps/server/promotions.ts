import { accumulatedRecharge } from '#features/accumulated-recharge/server/index.ts'
import { bindReward } from '#features/bind-reward/server/index.ts'
import { cashBonus } from '#features/cash-bonus/server/index.ts'
import { coupon } from '#features/coupon/server/index.ts'
import { firstCharge } from '#features/first-charge/server/index.ts'
import { freeSign } from '#features/free-sign/server/index.ts'
import { loginBonus } from '#features/login-bonus/server/index.ts'
import type { PromotionDoor, PromotionNeeds } from '#features/promotion/server/index.ts'
import { pointsDoor } from '#features/points/server/index.ts'
import { vipDoor } from '#features/vip/server/index.ts'
import type { House } from './house.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const promotionDoors = (needs: PromotionNeeds, { db }: Pick<House, 'db'>): readonly PromotionDoor[] => [
  vipDoor({ ...needs, db }),
  pointsDoor({ ...needs, db }),
  coupon(needs),
  bindReward(needs),
  firstCharge(needs),
  freeSign(needs),
  loginBonus(needs),
  cashBonus(needs),
  accumulatedRecharge({ ...needs, db }),
]
