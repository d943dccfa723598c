import { createContext, useContext } from 'react'
import type { PromotionEntry } from './promotion-entry.ts'
import type { PromotionOffer } from './promotion-offer.ts'

/** The product's promotions, handed down by the app that lists them: none of them is known here. */
export const PromotionsContext = createContext<readonly PromotionEntry[]>([])

export const usePromotions = (): readonly PromotionEntry[] => useContext(PromotionsContext)

/** Finds a promotion by its number in the catalogue. */
export function usePromotionOf(): (activityId: number) => PromotionEntry | undefined {
  const promotions = usePromotions()
  return (activityId) => promotions.find(({ activity }) => activity?.id === activityId)
}

/** What lists say of the promotions, handed down to the pages that list them. */
export const PromotionOffersContext = createContext<readonly PromotionOffer[]>([])

export const usePromotionOffers = (): readonly PromotionOffer[] => useContext(PromotionOffersContext)
