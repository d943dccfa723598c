import { ace, type Card, rankOf } from '../cards.ts'

const lowestTen = 8
export const aceValue = 1

/** What a card counts: an ace 1, which may become 11 by `totalOf`; ten, jack, queen and king 10. */
export function valueOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === ace) return aceValue
  return rank >= lowestTen ? 10 : rank + 2
}

/** Soft: an ace counts 11, so that no single card can take the hand above 21. */
export type Total = { readonly total: number; readonly isSoft: boolean }

export const twentyOne = 21

/** A hand whose aces count 1 in `low`. */
export function softened(low: number, hasAce: boolean): Total {
  const isSoft = hasAce && low + 10 <= twentyOne
  return { total: isSoft ? low + 10 : low, isSoft }
}

export function totalOf(cards: readonly Card[]): Total {
  const values = cards.map(valueOf)
  return softened(
    values.reduce((sum, value) => sum + value, 0),
    values.includes(aceValue),
  )
}

/** An ace and a ten as the first two cards. The caller knows whether the hand came from a split. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === twentyOne

/** The dealer draws to 16 and stands on every 17. */
export const dealerStands = (cards: readonly Card[]): boolean => totalOf(cards).total >= 17
