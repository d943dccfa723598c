import { ActivitiesPage, PromotionOffersContext } from '#features/promotions/kit/player/index.ts'
import { promotionOffers } from '../promotion-offers.ts'

/** The player's promotions, with what each is about. */
export function ActivitiesScreen() {
  return (
    <PromotionOffersContext value={promotionOffers}>
      <ActivitiesPage />
    </PromotionOffersContext>
  )
}
