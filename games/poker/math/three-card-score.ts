import type { Card } from './cards.ts'
import { isOneSuit, rankCounts, scoreOf } from './hand-score.ts'

/** Hands of three cards, the lowest first: a straight is rarer than a flush here, and three of a kind rarer than both. */
export const threeCardGrades = ['highCard', 'pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush'] as const
export type ThreeCardGrade = (typeof threeCardGrades)[number]

const wheel = 0b1_0000_0000_0011
const threeHigh = 1 << 1

export function threeCardScore(cards: readonly Card[]): number {
  const { ones, twos, threes } = rankCounts(cards)
  if (threes !== 0) return scoreOf(4, threes)
  if (twos !== 0) return scoreOf(1, twos, ones & ~twos)
  const isFlush = isOneSuit(cards)
  const top = threeStraightTop(ones)
  if (top === 0) return scoreOf(isFlush ? 2 : 0, ones)
  return scoreOf(isFlush ? 5 : 3, top)
}

function threeStraightTop(ranks: number): number {
  if (ranks === wheel) return threeHigh
  const lowest = ranks & -ranks
  return ranks === lowest * 7 ? lowest << 2 : 0
}
