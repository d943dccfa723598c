import { RewardsPage } from '#features/lobby/content/player/rewards-page.tsx'
import { PromotionOffersContext } from '#features/promotions/kit/player/index.ts'
import { promotionOffers } from '../promotion-offers.ts'

/** Rewards, with what every promotion has for the player. */
export function RewardsScreen() {
  return (
    <PromotionOffersContext value={promotionOffers}>
      <RewardsPage />
    </PromotionOffersContext>
  )
}
