import { type Card, rankOf } from '../math/cards.ts'
import type { Showdown } from '../math/pai-gow-manila.ts'

export const handSize = 7

/** The highest card first, so that hands are read at a glance. */
export const orderOf = (cards: readonly Card[]): number[] =>
  Array.from({ length: handSize }, (_, at) => at).toSorted((a, b) => rankOf(cards[b] ?? 0) - rankOf(cards[a] ?? 0))

/** The dealer's places stay where they are: cards that lie face down are moved by nobody, only turned. */
export const asTheyLie = { order: [0, 1, 2, 3, 4, 5, 6], two: [0, 1] } as const

/** The dealer's cards in these places: the hand of two, then the hand of five, the highest first. */
export function asDealt(cards: readonly Card[], { dealer: { two } }: Showdown): readonly Card[] {
  const order = orderOf(cards)
  const inOrder = [...order.filter((at) => two.includes(at)), ...order.filter((at) => !two.includes(at))]
  return inOrder.map((at) => cards[at] ?? 0)
}
