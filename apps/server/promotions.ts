import type { PromotionDoor, PromotionNeeds } from '#features/promotion/server/index.ts'

/** Every promotion of the product. A new one is added here and nowhere else. */
export const promotionDoors = (_needs: PromotionNeeds): readonly PromotionDoor[] => []
