import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import type { PromotionEntry } from '../promotion-entry.ts'
import type { PromotionOffer } from '../promotion-offer.ts'
import { usePromotionOf, usePromotionOffers } from '../promotions-context.ts'
import type { Catalogue } from '../use-catalogue.ts'

/** A promotion that is on for the player and has a page with something on it. */
export type ListedPromotion = Catalogue['activityMap'][string] & {
  readonly id: number
  readonly promotion: PromotionEntry
  readonly offer: PromotionOffer | undefined
}

/** In the operator's order. */
export function useListedPromotions(catalogue: Catalogue | undefined): readonly ListedPromotion[] {
  const hasRoute = useHasRoute()
  const promotionOf = usePromotionOf()
  const offers = usePromotionOffers()
  const configuration = useLobbyConfiguration()
  if (!catalogue) return []
  return catalogue.activityIds.flatMap((id) => {
    const promotion = promotionOf(id)
    const entry = catalogue.activityMap[id]
    if (promotion === undefined || entry === undefined || !hasRoute(promotion.pages[0].path)) return []
    const offer = offers.find((each) => each.id === id)
    return offer?.hasContent?.(configuration) === false ? [] : [{ ...entry, id, promotion, offer }]
  })
}
