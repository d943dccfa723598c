import type { Draw } from '#core/draw/draw.ts'
import { type Card, packSize } from '../cards.ts'

/**
 * As many cards as the longest round can take: two hands of nineteen after a split, and twelve of the dealer's. They are drawn
 * when the round begins, each from the whole pack, so that waiting changes nothing and no card makes another less likely.
 */
export const shoeSize = 50

export const drawShoe = (draw: Draw): Card[] => Array.from({ length: shoeSize }, () => draw(packSize))
