import type { Card } from './cards.ts'
import { fiveScore, gradeIndex, gradeOf, type HandGrade, madeOf } from './hand-score.ts'

/** The hands that pay, in the order of their pay. */
export const jacksGrades = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
] as const

const grades = (
  [
    'royalFlush',
    'straightFlush',
    'fourOfAKind',
    'fullHouse',
    'flush',
    'straight',
    'threeOfAKind',
    'twoPair',
    'pair',
  ] satisfies HandGrade[]
).map(gradeIndex)
const pair = gradeIndex('pair')
const jackBit = 1 << 9
const nothing = jacksGrades.length

/** The index in `jacksGrades`, or their number where the hand pays nothing. */
export function jacksGrade(cards: readonly Card[]): number {
  const score = fiveScore(cards)
  const grade = gradeOf(score)
  const isPaid = grade > pair || (grade === pair && madeOf(score) >= jackBit)
  return isPaid ? grades.indexOf(grade) : nothing
}
