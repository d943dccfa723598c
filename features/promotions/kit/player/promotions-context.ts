import { createContext, useContext } from 'react'
import type { PromotionEntry } from './promotion-entry.ts'

/** The product's promotions, handed down by the app that lists them: none of them is known here. */
export const PromotionsContext = createContext<readonly PromotionEntry[]>([])

export const usePromotions = (): readonly PromotionEntry[] => useContext(PromotionsContext)

/** Finds a promotion by its number in the catalogue. */
export function usePromotionOf(): (activityId: number) => PromotionEntry | undefined {
  const promotions = usePromotions()
  return (activityId) => promotions.find(({ activity }) => activity?.id === activityId)
}
