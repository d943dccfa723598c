import { ace, type Card, joker, packSize, rankOf, suitOf } from './cards.ts'

/** Poker hands, the lowest first. Five of a kind needs a joker. */
export const handGrades = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
  'fiveOfAKind',
] as const
export type HandGrade = (typeof handGrades)[number]
export const gradeIndex = (grade: HandGrade): number => handGrades.indexOf(grade)

/**
 * A hand as one number, so that a higher number is the better hand: the grade above, then 13 bits of the ranks that
 * make it, then 13 bits of those that stand beside. Two hands of one grade have as many bits in each part, and the
 * highest bit that differs decides, as the highest card does.
 */
export const scoreOf = (grade: number, made: number, beside = 0): number => grade * gradeUnit + made * madeUnit + beside

const madeUnit = 2 ** 13
const gradeUnit = 2 ** 26
const rankBits = madeUnit - 1

export const gradeOf = (score: number): number => score >>> 26
export const madeOf = (score: number): number => (score >>> 13) & rankBits
export const besideOf = (score: number): number => score & rankBits

const highCard = gradeIndex('highCard')
const pair = gradeIndex('pair')
const twoPair = gradeIndex('twoPair')
const threeOfAKind = gradeIndex('threeOfAKind')
const straight = gradeIndex('straight')
const flush = gradeIndex('flush')
const fullHouse = gradeIndex('fullHouse')
const fourOfAKind = gradeIndex('fourOfAKind')
const straightFlush = gradeIndex('straightFlush')
const royalFlush = gradeIndex('royalFlush')
const fiveOfAKind = gradeIndex('fiveOfAKind')

const wheel = 0b1_0000_0000_1111
const fiveHigh = 1 << 3
const aceBit = 1 << ace

/** The rank at the top of a straight of so many ranks, as a bit, or 0: an ace stands above the king or below the deuce. */
function straightTop(ranks: number): number {
  if (ranks === wheel) return fiveHigh
  const lowest = ranks & -ranks
  return ranks === lowest * 31 ? lowest << 4 : 0
}

/** Which ranks a hand has once, twice, three and four times at least, as bits. */
export function rankCounts(cards: readonly Card[]): RankCounts {
  let [ones, twos, threes, fours] = [0, 0, 0, 0]
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    fours |= threes & bit
    threes |= twos & bit
    twos |= ones & bit
    ones |= bit
  }
  return { ones, twos, threes, fours }
}

export type RankCounts = {
  readonly ones: number
  readonly twos: number
  readonly threes: number
  readonly fours: number
}

export const isOneSuit = (cards: readonly Card[]): boolean => {
  const [first = 0] = cards
  return cards.every((card) => suitOf(card) === suitOf(first))
}

/** Five cards without a joker. */
export function fiveScore(cards: readonly Card[]): number {
  const { ones, twos, threes, fours } = rankCounts(cards)
  if (twos === 0) return unpaired(ones, isOneSuit(cards))
  const beside = ones & ~twos
  if (fours !== 0) return scoreOf(fourOfAKind, fours, ones & ~fours)
  if (threes !== 0) {
    const pairBeside = twos & ~threes
    return pairBeside === 0 ? scoreOf(threeOfAKind, threes, beside) : scoreOf(fullHouse, threes, pairBeside)
  }
  return scoreOf((twos & (twos - 1)) === 0 ? pair : twoPair, twos, beside)
}

function unpaired(ones: number, isFlush: boolean): number {
  const top = straightTop(ones)
  if (top === 0) return scoreOf(isFlush ? flush : highCard, ones)
  if (!isFlush) return scoreOf(straight, top)
  return scoreOf(top === aceBit ? royalFlush : straightFlush, top)
}

/** Five cards of which one may be the joker: it completes a straight or a flush, and is an ace otherwise. */
export function fiveScoreWithJoker(cards: readonly Card[]): number {
  const at = cards.indexOf(joker)
  if (at < 0) return fiveScore(cards)
  const others = cards.toSpliced(at, 1)
  if (others.every((card) => rankOf(card) === ace)) return scoreOf(fiveOfAKind, aceBit)
  let best = 0
  for (const card of standsFor[suitOf(others[0] ?? 0)] ?? []) {
    if (others.includes(card)) continue
    const score = fiveScore([...others, card])
    if (score > best && (rankOf(card) === ace || isRun(gradeOf(score)))) best = score
  }
  return best
}

/** What the joker may be: a flush needs the suit of the others, a straight does not mind it, and an ace is of any. */
const standsFor = [0, 1, 2, 3].map((suit) =>
  Array.from({ length: packSize }, (_, card) => card).filter((card) => suitOf(card) === suit || rankOf(card) === ace),
)

const isRun = (grade: number): boolean =>
  grade === straight || grade === flush || grade === straightFlush || grade === royalFlush

/** Two cards beside the five of pai gow: a pair or the higher card; the joker is an ace. */
export function twoScore(cards: readonly Card[]): number {
  const { ones, twos } = rankCounts(cards.map((card) => (card === joker ? ace * 4 : card)))
  return twos === 0 ? scoreOf(highCard, ones) : scoreOf(pair, twos)
}
