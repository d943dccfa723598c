import type { Draw } from '#core/draw/draw.ts'
import { type Card, joker, packSize } from './cards.ts'

const ranks = '23456789TJQKA'
const suits = 'cdhs'

/** Cards as they are written: `Qh Td *`, the star for the joker. */
export const cardsOf = (text: string): Card[] =>
  text
    .split(' ')
    .map((word) => (word === '*' ? joker : ranks.indexOf(word[0] ?? '') * 4 + suits.indexOf(word[1] ?? '')))

/** A draw that deals these cards, for tests: it knows how the pack is dealt, and asks for no more than is there. */
export function stackedPack(text: string, size = packSize): Draw {
  const order = cardsOf(text)
  const rest = Array.from({ length: size }, (_, card) => card)
  return (bound) => {
    const at = rest.indexOf(order.shift() ?? -1)
    const last = rest.pop()
    if (at < 0 || last === undefined || bound !== rest.length + 1) throw new Error('not in this pack')
    if (at < rest.length) rest[at] = last
    return at
  }
}
