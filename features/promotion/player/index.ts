/** The door for the screens of promotions, and for shells: the catalogue, the frame of a promotion's page, claiming. */
export { ClaimButton } from './claim-button.tsx'
export { DayCells } from './day-cells.tsx'
export { PromotionBody } from './promotion-body.tsx'
export { PromotionPage } from './promotion-page.tsx'
export { RewardItems, type WireItem } from './reward-items.tsx'
export { tellGift } from './tell-gift.ts'
export { type Catalogue, useCatalogue, useRefreshCatalogue } from './use-catalogue.ts'
export { useClaim } from './use-claim.ts'
