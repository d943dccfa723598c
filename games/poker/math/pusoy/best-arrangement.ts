import type { Card } from '../cards.ts'
import { fiveScore } from '../hand-score.ts'
import { type Arrangement, frontScore } from './arrangement.ts'
import { duelPays } from './pays.ts'
import { allPlaces, fives, middlesBeside, placesOf, threes } from './places.ts'
import { oddsOf, oddsUnit, type RowOdds, rowOdds } from './row-odds.ts'

/**
 * The arrangement that pays most on average, if each row beats as many hands as the published table says and no row knows of the
 * others. All 72,072 ways are compared; of several that are worth the same, the highest back counts, then the highest middle, then
 * the highest front.
 */
export function bestArrangement(cards: readonly Card[], odds: RowOdds = rowOdds): Arrangement {
  const sorted = cards.toSorted((a, b) => b - a)
  const rows = rowsOf(sorted, odds)
  const best: Candidate = { worth: -1, back: 0, middle: 0, front: 0 }
  for (const back of strongestFirst(rows)) {
    // No middle is higher than its back, so this is the most that the back can be worth.
    const most = worthOf(entry(rows.backOdds, back), entry(rows.middleOdds, back), rows.frontMost)
    if (most >= best.worth) tryMiddles(rows, back, best)
  }
  return { back: at(sorted, best.back), middle: at(sorted, best.middle), front: at(sorted, best.front) }
}

const at = (cards: readonly Card[], mask: number): Card[] => placesOf(mask).map((place) => cards[place] ?? 0)

function tryMiddles(rows: Rows, back: number, best: Candidate): void {
  const backScore = entry(rows.scores, back)
  const backOdds = entry(rows.backOdds, back)
  for (const middle of middlesBeside(back)) {
    const middleScore = entry(rows.scores, middle)
    if (middleScore > backScore) continue
    const middleOdds = entry(rows.middleOdds, middle)
    if (worthOf(backOdds, middleOdds, rows.frontMost) < best.worth) continue
    const front = allPlaces & ~back & ~middle
    if (entry(rows.scores, front) > middleScore) continue
    const found = { worth: worthOf(backOdds, middleOdds, entry(rows.frontOdds, front)), back, middle, front }
    if (isBetter(rows, found, best)) Object.assign(best, found)
  }
}

const entry = (table: Int32Array, mask: number): number => table[mask] ?? 0

function isBetter({ scores }: Rows, one: Candidate, other: Candidate): boolean {
  if (one.worth !== other.worth) return one.worth > other.worth
  const by = (row: 'back' | 'middle' | 'front'): number => entry(scores, one[row]) - entry(scores, other[row])
  return (by('back') || by('middle') || by('front')) > 0
}

/** What a duel pays on average, in a unit of its own: two rows of three win it, and all three are a scoop. */
function worthOf(back: number, middle: number, front: number): number {
  const all = back * middle * front
  const pairs = back * middle + back * front + middle * front
  return duelPays.won * (pairs * oddsUnit - 3 * all) + duelPays.scoop * all
}

/** Rows as bits: which of the thirteen cards, from the highest on, they take. */
type Candidate = Record<'worth' | 'back' | 'middle' | 'front', number>
type Rows = {
  readonly scores: Int32Array
  readonly backOdds: Int32Array
  readonly middleOdds: Int32Array
  readonly frontOdds: Int32Array
  readonly frontMost: number
}

// One set of tables serves every hand, because a measurement arranges hundreds of thousands of them.
const table = (): Int32Array => new Int32Array(allPlaces + 1)
const filled = { scores: table(), backOdds: table(), middleOdds: table(), frontOdds: table() }
const [fiveCards, threeCards]: [Card[], Card[]] = [
  [0, 0, 0, 0, 0],
  [0, 0, 0],
]

function rowsOf(cards: readonly Card[], odds: RowOdds): Rows {
  for (const mask of fives) {
    const score = fiveScore(take(cards, mask, fiveCards))
    filled.scores[mask] = score
    filled.backOdds[mask] = oddsOf(odds.back, score)
    filled.middleOdds[mask] = oddsOf(odds.middle, score)
  }
  let frontMost = 0
  for (const mask of threes) {
    const score = frontScore(take(cards, mask, threeCards))
    const beaten = oddsOf(odds.front, score)
    filled.scores[mask] = score
    filled.frontOdds[mask] = beaten
    if (beaten > frontMost) frontMost = beaten
  }
  return { ...filled, frontMost }
}

function take(cards: readonly Card[], mask: number, into: Card[]): readonly Card[] {
  let at = 0
  for (const place of placesOf(mask)) into[at++] = cards[place] ?? 0
  return into
}

/** All backs by what they beat, so that most of the weak ones need no look at their middles. */
function strongestFirst({ backOdds }: Rows): number[] {
  const levels: number[][] = Array.from({ length: oddsUnit + 1 }, () => [])
  for (const mask of fives) levels[entry(backOdds, mask)]?.push(mask)
  return levels.toReversed().flat()
}
