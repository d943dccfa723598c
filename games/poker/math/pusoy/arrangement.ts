import { type Card, packSize } from '../cards.ts'
import { fiveScore, rankCounts, scoreOf, gradeIndex } from '../hand-score.ts'

/** The three rows in the order in which they are shown: five cards, five cards, three cards. */
export const rowNames = ['back', 'middle', 'front'] as const
export type RowName = (typeof rowNames)[number]
export const rowSizes: Readonly<Record<RowName, number>> = { back: 5, middle: 5, front: 3 }
export const handSize = 13

export type Arrangement = Readonly<Record<RowName, readonly Card[]>>
export type RowScores = Readonly<Record<RowName, number>>

const highCard = gradeIndex('highCard')
const pair = gradeIndex('pair')
const threeOfAKind = gradeIndex('threeOfAKind')

/** Three cards have pairs and three of a kind alone: straights and flushes do not count in front. */
export function frontScore(cards: readonly Card[]): number {
  const { ones, twos, threes } = rankCounts(cards)
  if (threes !== 0) return scoreOf(threeOfAKind, threes)
  return twos === 0 ? scoreOf(highCard, ones) : scoreOf(pair, twos, ones & ~twos)
}

export const scoresOf = ({ back, middle, front }: Arrangement): RowScores => ({
  back: fiveScore(back),
  middle: fiveScore(middle),
  front: frontScore(front),
})

/** The first row that is higher than the one behind it. Undefined: the arrangement is allowed. */
export function foulOf({ back, middle, front }: RowScores): 'middle' | 'front' | undefined {
  if (middle > back) return 'middle'
  return front > middle ? 'front' : undefined
}

/** Whether the rows are exactly these cards, each once. */
export function isOfCards({ back, middle, front }: Arrangement, cards: readonly Card[]): boolean {
  const laid = new Set([...back, ...middle, ...front])
  return laid.size === cards.length && cards.every((card) => laid.has(card) && card < packSize)
}
