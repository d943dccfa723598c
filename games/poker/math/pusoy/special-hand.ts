import { type Card, suitOf } from '../cards.ts'
import { rankCounts } from '../hand-score.ts'
import { handSize } from './arrangement.ts'

/** Thirteen cards that pay on top of the duels, however they are arranged. The highest first: only one counts. */
export const specialHands = ['dragon', 'sixPairs', 'threeFlushes'] as const
export type SpecialHand = (typeof specialHands)[number]

const everyRank = (1 << handSize) - 1

/** The thirteen cards as they were dealt. */
export function specialOf(cards: readonly Card[]): SpecialHand | null {
  const { ones, twos, fours } = rankCounts(cards)
  if (ones === everyRank) return 'dragon'
  if (countOf(twos) + countOf(fours) === 6) return 'sixPairs'
  return isThreeFlushes(cards) ? 'threeFlushes' : null
}

/** Whether five, five and three cards can each be of one suit. */
function isThreeFlushes(cards: readonly Card[]): boolean {
  const suits = [0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length)
  return flushPatterns.has(String(suits.filter((count) => count > 0).toSorted((a, b) => a - b)))
}
const flushPatterns = new Set(['13', '3,10', '5,8', '3,5,5'])

const countOf = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
