import { ace, type Card, joker, rankOf } from './cards.ts'
import { fiveScoreWithJoker, gradeIndex, gradeOf, twoScore } from './hand-score.ts'

/** Seven cards as two hands. */
export type Split = {
  /** The places of the two cards, the lower place first. */
  readonly two: readonly [number, number]
  readonly twoScore: number
  readonly fiveScore: number
}

const handSize = 7

/** All 21 ways to set seven cards. In some the two are higher than the five, which is not allowed. */
export function splitsOf(cards: readonly Card[]): Split[] {
  return Array.from({ length: handSize }, (_, first) =>
    Array.from({ length: handSize - 1 - first }, (__, more): Split => {
      const second = first + 1 + more
      return {
        two: [first, second],
        twoScore: twoScore([cards[first] ?? 0, cards[second] ?? 0]),
        fiveScore: fiveScoreWithJoker(cards.filter((___, at) => at !== first && at !== second)),
      }
    }),
  ).flat()
}

export const isFoul = ({ twoScore: two, fiveScore: five }: Split): boolean => two > five

const highCard = gradeIndex('highCard')
const pair = gradeIndex('pair')
const twoPair = gradeIndex('twoPair')
const straight = gradeIndex('straight')
const fourOfAKind = gradeIndex('fourOfAKind')
const threeOfAKind = gradeIndex('threeOfAKind')
const [seven, ten] = [5, 8]

/** The way the house sets every hand, its own and that of a player who asks for it or has left. */
export function houseSplit(cards: readonly Card[]): Split {
  const splits = splitsOf(cards).filter((split) => !isFoul(split))
  const groups = groupsOf(cards)
  const [largest, next] = groups
  if (largest === undefined || next === undefined) throw new Error('seven cards have two ranks at least')
  if (largest.count === 4 && next.count === 1 && largest.rank < seven) return bestTwo(splits.filter(five(fourOfAKind)))
  if (isKept(groups)) return bestTwo(splits.filter(five(twoPair)))
  if (largest.count === 4 || next.count >= 2) return bestTwo(splits.filter(pairedTwo))
  const runs = splits.filter(isRun)
  return bestTwo(runs.length > 0 ? runs : splits.filter(five(leastFive(largest))))
}

/** What the five keep of cards of one rank: a pair or three, but of three aces only two. */
function leastFive({ rank, count }: Group): number {
  if (count === 1) return highCard
  return count === 3 && rank !== ace ? threeOfAKind : pair
}

const pairedTwo = ({ twoScore: two }: Split): boolean => gradeOf(two) === pair
const five =
  (least: number) =>
  ({ fiveScore }: Split): boolean =>
    gradeOf(fiveScore) >= least

/** A straight, a flush, or both: nothing that pairs make. */
const isRun = ({ fiveScore }: Split): boolean =>
  [straight, gradeIndex('flush'), gradeIndex('straightFlush'), gradeIndex('royalFlush')].includes(gradeOf(fiveScore))

type Group = { readonly rank: number; readonly count: number }

/** The ranks of a hand, those with most cards first, then the highest. The joker counts as an ace. */
function groupsOf(cards: readonly Card[]): Group[] {
  const ranks = cards.map((card) => (card === joker ? ace : rankOf(card)))
  return [...Map.groupBy(ranks, (rank) => rank)]
    .map(([rank, same]) => ({ rank, count: same.length }))
    .toSorted((a, b) => b.count - a.count || b.rank - a.rank)
}

/** Two pairs up to tens stay in the five where an ace beside them makes the two strong enough. */
const isKept = ([first, second, third]: readonly Group[]): boolean =>
  first?.count === 2 && first.rank <= ten && second?.count === 2 && third?.count === 1 && third.rank === ace

/** The highest two, and with it the highest five. */
function bestTwo(splits: readonly Split[]): Split {
  const [best] = splits.toSorted((a, b) => b.twoScore - a.twoScore || b.fiveScore - a.fiveScore)
  if (best === undefined) throw new Error('every hand can be set')
  return best
}
