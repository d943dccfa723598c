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
  const best: Found = { worth: -1, back: 0, middle: 0, front: 0 }
  for (const back of strongestFirst(rows)) {
    // No middle is higher than its back, so this is the most that the back can be worth.
    const most = worthOf(rows.backOdds[back] ?? 0, rows.middleOdds[back] ?? 0, rows.frontMost)
    if (most >= best.worth) tryMiddles(rows, back, best)
  }
  return { back: at(sorted, best.back), middle: at(sorted, best.middle), front: at(sorted, best.front) }
}

const at = (cards: readonly Card[], mask: number): Card[] => placesOf(mask).map((place) => cards[place] ?? 0)

function tryMiddles(rows: Rows, back: number, best: Found): void {
  const { scores, middleOdds, frontOdds, frontMost } = rows
  const [backScore, backOdds] = [scores[back] ?? 0, rows.backOdds[back] ?? 0]
  for (const middle of middlesBeside(back)) {
    const middleScore = scores[middle] ?? 0
    if (middleScore > backScore) continue
    const odds = middleOdds[middle] ?? 0
    if (worthOf(backOdds, odds, frontMost) < best.worth) continue
    const front = allPlaces & ~back & ~middle
    if ((scores[front] ?? 0) > middleScore) continue
    const worth = worthOf(backOdds, odds, frontOdds[front] ?? 0)
    if (worth > best.worth || (worth === best.worth && isHigher(rows, { back, middle, front }, best)))
      Object.assign(best, { worth, back, middle, front })
  }
}

function isHigher({ scores }: Rows, one: Masks, other: Masks): boolean {
  const by = (row: keyof Masks): number => (scores[one[row]] ?? 0) - (scores[other[row]] ?? 0)
  return (by('back') || by('middle') || by('front')) > 0
}

/** What a duel pays on average, in a unit of its own: two rows of three win it, and all three are a scoop. */
function worthOf(back: number, middle: number, front: number): number {
  const all = back * middle * front
  const pairs = back * middle + back * front + middle * front
  return duelPays.won * (pairs * oddsUnit - 3 * all) + duelPays.scoop * all
}

/** Rows as bits: which of the thirteen cards, from the highest on, they take. */
type Masks = { readonly back: number; readonly middle: number; readonly front: number }
type Found = { -readonly [Row in keyof Masks]: number } & { worth: number }
type Rows = {
  readonly scores: Int32Array
  readonly backOdds: Int32Array
  readonly middleOdds: Int32Array
  readonly frontOdds: Int32Array
  readonly frontMost: number
}

function rowsOf(cards: readonly Card[], odds: RowOdds): Rows {
  const table = (): Int32Array => new Int32Array(allPlaces + 1)
  const rows = { scores: table(), backOdds: table(), middleOdds: table(), frontOdds: table() }
  for (const mask of fives) {
    const score = fiveScore(at(cards, mask))
    rows.scores[mask] = score
    rows.backOdds[mask] = oddsOf(odds.back, score)
    rows.middleOdds[mask] = oddsOf(odds.middle, score)
  }
  for (const mask of threes) {
    const score = frontScore(at(cards, mask))
    rows.scores[mask] = score
    rows.frontOdds[mask] = oddsOf(odds.front, score)
  }
  return { ...rows, frontMost: threes.reduce((most, mask) => Math.max(most, rows.frontOdds[mask] ?? 0), 0) }
}

/** All backs by what they beat, so that most of the weak ones need no look at their middles. */
function strongestFirst({ backOdds }: Rows): number[] {
  const levels: number[][] = Array.from({ length: oddsUnit + 1 }, () => [])
  for (const mask of fives) levels[backOdds[mask] ?? 0]?.push(mask)
  return levels.toReversed().flat()
}
