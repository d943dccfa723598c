import { combinations } from '#games/title/combinations.ts'
import { type Card, packSize, rankOf, suitOf } from './cards.ts'

/** What a hand pays, in whole numbers, and the rank whose cards stand for any other, if there is one. */
export type Odds = { readonly paysOf: (cards: readonly Card[]) => number; readonly wildRank?: number }
export type DealtHand = { readonly held: readonly Card[]; readonly dealt: readonly Card[] }

const handSize = 5
const ranks = packSize / 4
const suits = [0, 1, 2, 3] as const

/** What all draws to the held cards pay together, and how many there are. The other dealt cards do not come back. */
export function sumOfDraws(holding: DealtHand, odds: Odds): { readonly sum: number; readonly ways: number } {
  const { held } = holding
  const search: Search = { ...odds, left: leftOf(holding), counts: countsOf(held), sum: 0, ways: 0 }
  draw(search, { rank: 0, missing: handSize - held.length, ways: 1, suited: suitsOf(held, odds.wildRank) })
  return { sum: search.sum, ways: search.ways }
}

type Search = Odds & {
  /** Of each rank, the suits that are left in the pack. */
  readonly left: readonly (readonly number[])[]
  /** How many of each rank the hand has. */
  readonly counts: number[]
  sum: number
  ways: number
}

type PartialDraw = {
  readonly rank: number
  readonly missing: number
  /** In how many ways the cards so far are drawn, */
  readonly ways: number
  /** and in how many of them everything that is not wild is of this suit. */
  readonly suited: readonly number[]
}

/** Takes none to four of every rank, one rank after the other. */
function draw(search: Search, drawn: PartialDraw): void {
  if (drawn.missing === 0) return count(search, drawn)
  if (drawn.rank === ranks) return
  const { rank, missing, ways, suited } = drawn
  const left = search.left[rank] ?? []
  const before = search.counts[rank] ?? 0
  for (let taken = 0; taken <= Math.min(missing, left.length); taken++) {
    const each = Number(combinations(left.length, taken))
    search.counts[rank] = before + taken
    const isWild = rank === search.wildRank
    const alike = taken === 0 ? suited : suited.map((so, suit) => so * (isWild ? each : one(left, taken, suit)))
    draw(search, { rank: rank + 1, missing: missing - taken, ways: ways * each, suited: alike })
  }
  search.counts[rank] = before
}

/** Two of a rank are never of one suit. */
const one = (left: readonly number[], taken: number, suit: number): number =>
  taken === 1 && left.includes(suit) ? 1 : 0

function count(search: Search, { ways, suited }: PartialDraw): void {
  const alike = suited.reduce((all, so) => all + so, 0)
  search.ways += ways
  if (alike > 0) search.sum += alike * search.paysOf(handOf(search, true))
  if (ways > alike) search.sum += (ways - alike) * search.paysOf(handOf(search, false))
}

/** A hand of these ranks, of one suit or of several: which ones does not matter. */
function handOf({ counts, wildRank }: Search, isOneSuit: boolean): Card[] {
  const hand: Card[] = []
  let first = true
  for (let rank = 0; rank < ranks; rank++) {
    const base = isOneSuit || rank === wildRank || first ? 0 : 1
    if (rank !== wildRank && (counts[rank] ?? 0) > 0) first = false
    for (let index = 0; index < (counts[rank] ?? 0); index++) hand.push(rank * 4 + ((base + index) & 3))
  }
  return hand
}

function leftOf({ dealt }: DealtHand): number[][] {
  const gone = new Set(dealt)
  return Array.from({ length: ranks }, (_, rank) => suits.filter((suit) => !gone.has(rank * 4 + suit)))
}

function countsOf(held: readonly Card[]): number[] {
  const counts = Array.from({ length: ranks }, () => 0)
  for (const card of held) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1
  return counts
}

/** 1 for every suit that all held cards have which are not wild. */
function suitsOf(held: readonly Card[], wildRank: number | undefined): number[] {
  const others = held.filter((card) => rankOf(card) !== wildRank)
  return suits.map((suit) => (others.every((card) => suitOf(card) === suit) ? 1 : 0))
}
