import type { Draw } from '#core/draw/draw.ts'

/** Ranks from 1, an ace, to 13, a king; suits from 0 to 3. */
export type Card = { readonly rank: number; readonly suit: number }

export const decks = 8
const suits = 4
const cardsOfDeck = 52
export const shoeCards = decks * cardsOfDeck

/** Deals from eight freshly shuffled decks, one card after the other. */
export function newShoe(draw: Draw): () => Card {
  const dealt: number[] = []
  return () => {
    // The place among the cards that are left becomes the place among all.
    let position = draw(shoeCards - dealt.length)
    for (const taken of dealt.toSorted((a, b) => a - b)) if (position >= taken) position++
    dealt.push(position)
    const card = position % cardsOfDeck
    return { rank: Math.floor(card / suits) + 1, suit: card % suits }
  }
}
