import { type Card, rankOf } from './cards.ts'
import { isOneSuit, type RankCounts, rankCounts } from './hand-score.ts'

/** Hands in which every deuce stands for any card, in the order of their pay; the last pays nothing. */
export const deucesGrades = [
  'naturalRoyalFlush',
  'fourDeuces',
  'wildRoyalFlush',
  'fiveOfAKind',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
] as const

type DeucesGrade = (typeof deucesGrades)[number]
const at = (grade: DeucesGrade): number => deucesGrades.indexOf(grade)

const naturalRoyal = at('naturalRoyalFlush')
const fourDeuces = at('fourDeuces')
const wildRoyal = at('wildRoyalFlush')
const fiveOfAKind = at('fiveOfAKind')
const straightFlush = at('straightFlush')
const fourOfAKind = at('fourOfAKind')
const fullHouse = at('fullHouse')
const flush = at('flush')
const straight = at('straight')
const threeOfAKind = at('threeOfAKind')
const nothing = deucesGrades.length

const deuce = 0
const royalRanks = 0b1_1111_0000_0000
const aceBit = 1 << 12
const lowRanks = 0b1110

/** The place in `deucesGrades`, or their number where the hand is none of them. */
export function deucesGrade(cards: readonly Card[]): number {
  const others = cards.filter((card) => rankOf(card) !== deuce)
  const deuces = cards.length - others.length
  if (deuces === 4) return fourDeuces
  const counts = rankCounts(others)
  const alike = mostAlike(counts) + deuces
  if (alike === 5) return fiveOfAKind
  return gradeOf({ counts, deuces, alike, isFlush: isOneSuit(others) })
}

type Hand = {
  readonly counts: RankCounts
  readonly deuces: number
  readonly alike: number
  readonly isFlush: boolean
}

function gradeOf({ counts, deuces, alike, isFlush }: Hand): number {
  const isStraight = counts.twos === 0 && mayBeStraight(counts.ones)
  if (isFlush && isStraight) return straightFlushGrade(counts.ones, deuces)
  if (alike === 4) return fourOfAKind
  if (isFullHouse(counts, deuces)) return fullHouse
  if (isFlush) return flush
  if (isStraight) return straight
  return alike === 3 ? threeOfAKind : nothing
}

function mostAlike({ twos, threes, fours }: RankCounts): number {
  if (fours !== 0) return 4
  if (threes !== 0) return 3
  return twos === 0 ? 1 : 2
}

function straightFlushGrade(ranks: number, deuces: number): number {
  if ((ranks & ~royalRanks) !== 0) return straightFlush
  return deuces === 0 ? naturalRoyal : wildRoyal
}

function isFullHouse({ twos, threes }: RankCounts, deuces: number): boolean {
  if (deuces === 0) return threes !== 0 && twos !== threes
  return deuces === 1 && (twos & (twos - 1)) !== 0
}

/** Whether deuces can fill these different ranks up to five in a row. */
function mayBeStraight(ranks: number): boolean {
  if ((ranks & ~(aceBit | lowRanks)) === 0) return true
  const lowest = ranks & -ranks
  return (ranks & ~(lowest * 31)) === 0
}
