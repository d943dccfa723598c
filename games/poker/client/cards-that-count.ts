import { type Card, rankOf } from '../math/cards.ts'

/** The cards that make a paying hand: those of a rank that is there again, and wild ones; where none is there again, all of them. */
export function cardsThatCount(cards: readonly Card[], wildRank?: number): readonly boolean[] {
  const ranks = cards.map(rankOf)
  const isWild = (rank: number): boolean => rank === wildRank
  const isAgain = (rank: number): boolean => !isWild(rank) && ranks.filter((other) => other === rank).length > 1
  if (!ranks.some(isAgain)) return ranks.map(() => true)
  return ranks.map((rank) => isWild(rank) || isAgain(rank))
}
