import { besideOf, gradeOf, type HandGrade, handGrades, madeOf } from './hand-score.ts'

const ranks = [
  ['deuce', 'deuces'],
  ['three', 'threes'],
  ['four', 'fours'],
  ['five', 'fives'],
  ['six', 'sixes'],
  ['seven', 'sevens'],
  ['eight', 'eights'],
  ['nine', 'nines'],
  ['ten', 'tens'],
  ['jack', 'jacks'],
  ['queen', 'queens'],
  ['king', 'kings'],
  ['ace', 'aces'],
] as const

const highest = (bits: number): number => 31 - Math.clz32(bits)
const one = (bits: number): string => ranks[highest(bits)]?.[0] ?? ''
const many = (bits: number): string => ranks[highest(bits)]?.[1] ?? ''
const without = (bits: number): number => bits & ~(1 << highest(bits))
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const names: Readonly<Record<HandGrade, (made: number, beside: number) => string>> = {
  highCard: (made) => `${capital(one(made))} high`,
  pair: (made) => `Pair of ${many(made)}`,
  twoPair: (made) => `${capital(many(made))} and ${many(without(made))}`,
  threeOfAKind: (made) => `Three ${many(made)}`,
  straight: (made) => `Straight to the ${one(made)}`,
  flush: (made) => `Flush, ${one(made)} high`,
  fullHouse: (made, beside) => `Full house, ${many(made)} and ${many(beside)}`,
  fourOfAKind: (made) => `Four ${many(made)}`,
  straightFlush: (made) => `Straight flush to the ${one(made)}`,
  royalFlush: () => 'Royal flush',
  fiveOfAKind: (made) => `Five ${many(made)}`,
}

/** What a player calls a hand of five, or the two beside them. */
export function handName(score: number): string {
  const grade = handGrades[gradeOf(score)] ?? 'highCard'
  return names[grade](madeOf(score), besideOf(score))
}

/** The same for three cards. */
export function threeCardName(score: number): string {
  const made = madeOf(score)
  const byGrade = [
    `${capital(one(made))} high`,
    `Pair of ${many(made)}`,
    `Flush, ${one(made)} high`,
    `Straight to the ${one(made)}`,
    `Three ${many(made)}`,
    `Straight flush to the ${one(made)}`,
  ]
  return byGrade[gradeOf(score)] ?? ''
}
