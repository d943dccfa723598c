import { aceValue, softened } from './hand-total.ts'

/** How many of the thirteen ranks count so much: four count ten. */
export const ranksCounting = (value: number): bigint => (value === 10 ? 4n : 1n)
export const values = [aceValue, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const ranksInAll = 13n

export const bust = 22
/** The dealer's two cards are a blackjack, which beats every other 21. */
export const dealerBlackjack = 23

/** No hand of the dealer's takes more cards after the open one. */
const cardsMost = 12n
export const dealerWhole = ranksInAll ** cardsMost

/** By what a hand ends with, how many chances out of a whole. */
export type Odds = ReadonlyMap<number, bigint>

/** What the dealer ends with behind an open card, out of `dealerWhole`: 17 to 21, bust, or a blackjack. */
export function dealerOdds(open: number): Odds {
  const odds = new Map<number, bigint>()
  const draw = (low: number, hasAce: boolean, cards: number, weight: bigint): void => {
    const { total } = softened(low, hasAce)
    if (total < 17) {
      for (const value of values)
        draw(low + value, hasAce || value === aceValue, cards + 1, (weight / ranksInAll) * ranksCounting(value))
      return
    }
    const end = total > 21 ? bust : cards === 2 && total === 21 ? dealerBlackjack : total
    odds.set(end, (odds.get(end) ?? 0n) + weight)
  }
  draw(open, open === aceValue, 1, dealerWhole)
  return odds
}
