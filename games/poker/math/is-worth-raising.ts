import { ace, type Card, rankOf } from './cards.ts'
import { besideOf, fiveScore, gradeIndex, gradeOf, madeOf } from './hand-score.ts'

const aceAndKing = (1 << ace) | (1 << (ace - 1))
const queenOrJack = (1 << (ace - 2)) | (1 << (ace - 3))

/**
 * When to raise: with any pair; never below ace and king; between them, if the dealer's open card makes it likelier
 * that the dealer has nothing. This comes within a thousandth of a hundredth of the best play there is.
 */
export function isWorthRaising(player: readonly Card[], [open]: readonly Card[]): boolean {
  const score = fiveScore(player)
  if (gradeOf(score) > gradeIndex('highCard')) return true
  const ranks = madeOf(score) | besideOf(score)
  if ((ranks & aceAndKing) !== aceAndKing || open === undefined) return false
  const dealer = 1 << rankOf(open)
  if ((dealer & aceAndKing) !== 0) return (ranks & queenOrJack) !== 0
  if ((ranks & dealer) !== 0) return true
  return (ranks & (1 << (ace - 2))) !== 0 && dealer < fourthOf(ranks)
}

/** The fourth highest of five ranks, as a bit. */
function fourthOf(ranks: number): number {
  const withoutLowest = ranks & (ranks - 1)
  return withoutLowest & -withoutLowest
}
