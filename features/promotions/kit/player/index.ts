export { ClaimButton } from './claim-button.tsx'
export { DrawProof } from './draw-proof.tsx'
export { DayCells } from './day-cells.tsx'
export { PromotionBody } from './promotion-body.tsx'
export { FailedReading } from './failed-reading.tsx'
export { GivenDialog } from './given-dialog.tsx'
export { LiveCountdown } from './live-countdown.tsx'
export type { FeaturedPromotion, GameNoteProps, PromotionEntry, PromotionProgress } from './promotion-entry.ts'
export type { PromotionOffer } from './promotion-offer.ts'
export { PromotionHero } from './promotion-hero.tsx'
export { PromotionPage } from './promotion-page.tsx'
export {
  PromotionOffersContext,
  PromotionsContext,
  usePromotionOf,
  usePromotionOffers,
  usePromotions,
} from './promotions-context.ts'
export { CommitmentList, ProofFacts, ProofNote, PublicProofPage } from './public-proof.tsx'
export { RewardItems, type WireItem } from './reward-items.tsx'
export { SoldOut } from './sold-out.tsx'
export { claimSource } from './hub/claim-source.ts'
export { weekOf } from './hub/week.ts'
export { RewardsHub } from './hub/rewards-hub.tsx'
export { ActivitiesPage } from './activities-page.tsx'
export { SoundSwitch } from './sound-switch.tsx'
export { announceGift } from './announce-gift.ts'
export { type Catalogue, useCatalogue, useRefreshCatalogue } from './use-catalogue.ts'
export { type HomeModal, useHomeModal } from './use-home-modal.ts'
export { useClaim } from './use-claim.ts'
export { useServerNow } from './use-server-now.ts'
export { Wheel, type WheelProps } from './wheel.tsx'
export { forgetOfferShown, useOfferOpening } from './use-offer-opening.ts'
