import { type Card, rankOf, suitOf } from '../../math/cards.ts'
import { type Arrangement, type RowName, rowNames, rowSizes } from '../../math/pusoy/arrangement.ts'

const starts: Readonly<Record<RowName, number>> = {
  back: 0,
  middle: rowSizes.back,
  front: rowSizes.back + rowSizes.middle,
}

/** Thirteen places in a line: the back, the middle, the front. */
export const rowOfPlace = (place: number): RowName => rowNames.findLast((row) => place >= starts[row]) ?? 'back'

export function rowsOfPlaces(cards: readonly Card[]): Arrangement {
  const of = (row: RowName): Card[] => cards.slice(starts[row], starts[row] + rowSizes[row])
  return { back: of('back'), middle: of('middle'), front: of('front') }
}

/** The same rows with each hand in the order in which it is read: cards of one rank together, then the highest. */
export const placesOfRows = ({ back, middle, front }: Arrangement): Card[] =>
  [back, middle, front].flatMap(inReadingOrder)

function inReadingOrder(cards: readonly Card[]): Card[] {
  const count = (card: Card): number => cards.filter((other) => rankOf(other) === rankOf(card)).length
  return cards.toSorted((a, b) => count(b) - count(a) || b - a)
}

export const sortings = ['rank', 'suit'] as const
export type Sorting = (typeof sortings)[number]

export const sortedBy: Readonly<Record<Sorting, (cards: readonly Card[]) => Card[]>> = {
  rank: (cards) => cards.toSorted((a, b) => b - a),
  suit: (cards) => cards.toSorted((a, b) => suitOf(b) - suitOf(a) || b - a),
}

export function swapped(cards: readonly Card[], one: number, other: number): Card[] {
  const [first, second] = [cards[one], cards[other]]
  if (first === undefined || second === undefined) return [...cards]
  return cards.map((card, place) => (place === one ? second : place === other ? first : card))
}
