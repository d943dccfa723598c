import type { PromotionDoor, PromotionNeeds } from '#features/promotion/server/index.ts'
import { pointsDoor } from '#features/points/server/index.ts'
import { vipDoor } from '#features/vip/server/index.ts'
import type { House } from './house.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const promotionDoors = (needs: PromotionNeeds, { db }: Pick<House, 'db'>): readonly PromotionDoor[] => [
  vipDoor({ ...needs, db }),
  pointsDoor({ ...needs, db }),
]
