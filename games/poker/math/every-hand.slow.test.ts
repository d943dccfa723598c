import { describe, expect, test } from 'vitest'
import { combinations } from '#games/title/combinations.ts'
import { type Card, packSize, rankOf, suitOf } from './cards.ts'
import { deucesGrade } from './deuces-grade.ts'
import { deucesOptimum, deucesPays } from './deuces-wild.ts'
import { fiveScore, gradeOf, handGrades } from './hand-score.ts'
import { jacksGrade } from './jacks-grade.ts'
import { jacksOptimum, jacksPays } from './jacks-or-better.ts'

const minutes = 60_000

test(
  'of all 2,598,960 hands each grade is counted as often as combinations say',
  () => {
    const counts = handGrades.map(() => 0)
    eachHand((hand) => {
      const grade = gradeOf(fiveScore(hand))
      counts[grade] = (counts[grade] ?? 0) + 1
    })
    expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4, 0])
  },
  minutes,
)

test(
  'of all 2,598,960 hands each grade with deuces wild is counted as often as is known',
  () => {
    const counts = Array.from({ length: deucesPays.length + 1 }, () => 0)
    eachHand((hand) => {
      const grade = deucesGrade(hand)
      counts[grade] = (counts[grade] ?? 0) + 1
    })
    expect(counts).toEqual([4, 48, 480, 624, 2_068, 31_552, 12_672, 14_472, 62_232, 355_080, 2_119_728])
  },
  minutes,
)

describe('the best play of every hand', () => {
  test(
    'of Jacks or Better comes to each grade as often as the title says',
    () => {
      expect(countOptimum({ gradeOf: jacksGrade, pays: jacksPays })).toEqual(jacksOptimum)
    },
    10 * minutes,
  )

  test(
    'of Deuces Wild comes to each grade as often as the title says',
    () => {
      expect(countOptimum({ gradeOf: deucesGrade, pays: deucesPays })).toEqual(deucesOptimum)
    },
    10 * minutes,
  )
})

const handSize = 5
const holds = 2 ** handSize
/** Every hold is weighed by the least number that all numbers of draws, from 47 cards, divide. */
const drawsUnit = 7_669_695

type Paytable = {
  readonly gradeOf: (cards: readonly Card[]) => number
  readonly pays: readonly number[]
}

/**
 * How often each grade comes, and nothing, if every one of the 2,598,960 hands is played with the hold that pays most
 * in the long run. The draws of a hold are counted without drawing: the hands that contain what is kept, less those
 * that contain a card thrown away besides, plus those that contain two of them, and so on. Hands that differ by the
 * names of their suits alone have the same grade, which is held here for each of them, and so the same best play: one of
 * them is played for all.
 */
function countOptimum({ gradeOf, pays }: Paytable): bigint[] {
  const grades = pays.length + 1
  const containing = countContaining(gradeOf, grades)
  const waysOf = Array.from(
    { length: holds },
    (_, hold) => drawsUnit / Number(combinations(47, handSize - bitsOf(hold))),
  )
  const sums = new Float64Array(grades)
  const counts = new Float64Array(holds * grades)
  for (const { hand, alike } of handsButForSuits(gradeOf)) {
    for (let hold = 0; hold < holds; hold++) {
      const { table, at } = entryOf(containing, hand, hold)
      for (let grade = 0; grade < grades; grade++) counts[hold * grades + grade] = table[at * grades + grade] ?? 0
    }
    takeAwayDiscards(counts, grades)
    const best = bestOf(counts, { grades, pays, waysOf })
    for (let grade = 0; grade < grades; grade++)
      sums[grade] = (sums[grade] ?? 0) + alike * (counts[best * grades + grade] ?? 0) * (waysOf[best] ?? 0)
  }
  return [...sums].map(BigInt)
}

type AlikeHands = { readonly hand: readonly Card[]; readonly grade: number; alike: number }

/** One hand of all that differ by the names of their suits alone, and how many those are: together all 2,598,960. */
function handsButForSuits(gradeOf: Paytable['gradeOf']): readonly AlikeHands[] {
  const found = new Map<number, AlikeHands>()
  eachHand((hand) => {
    const key = keyButForSuits(hand)
    const grade = gradeOf(hand)
    const first = found.get(key)
    if (first === undefined) found.set(key, { hand: [...hand], grade, alike: 1 })
    else first.alike++
    if (first !== undefined && first.grade !== grade) throw new Error(`the names of suits count: ${hand.join(' ')}`)
  })
  return [...found.values()]
}

const ranks = packSize / 4

/** Which ranks each suit has in the hand, whichever suit it is. */
function keyButForSuits(hand: readonly Card[]): number {
  const ranksOf = [0, 0, 0, 0]
  for (const card of hand) ranksOf[suitOf(card)] = (ranksOf[suitOf(card)] ?? 0) | (1 << rankOf(card))
  ranksOf.sort((one, other) => one - other)
  return ranksOf.reduce((key, of) => key * 2 ** ranks + of, 0)
}

type HandCounts = { readonly grades: number; readonly pays: readonly number[]; readonly waysOf: readonly number[] }

function bestOf(counts: Float64Array, { grades, pays, waysOf }: HandCounts): number {
  let [best, most] = [0, -1]
  for (let hold = holds - 1; hold >= 0; hold--) {
    let worth = 0
    for (let grade = 0; grade < pays.length; grade++) worth += (counts[hold * grades + grade] ?? 0) * (pays[grade] ?? 0)
    worth *= waysOf[hold] ?? 0
    if (worth > most) [best, most] = [hold, worth]
  }
  return best
}

/** Turns "hands with at least these of the five" into "hands with exactly these". */
function takeAwayDiscards(counts: Float64Array, grades: number): void {
  for (let bit = 1; bit < holds; bit *= 2) {
    for (let hold = 0; hold < holds; hold++) {
      if ((hold & bit) !== 0) continue
      const [here, more] = [hold * grades, (hold | bit) * grades]
      for (let grade = 0; grade < grades; grade++)
        counts[here + grade] = (counts[here + grade] ?? 0) - (counts[more + grade] ?? 0)
    }
  }
}

/** For every set of up to five cards: how many hands of each grade contain it. One table for each size of set. */
function countContaining(gradeOf: Paytable['gradeOf'], grades: number): readonly Int32Array[] {
  const tables = Array.from(
    { length: handSize + 1 },
    (_, size) => new Int32Array(Number(combinations(packSize, size)) * grades),
  )
  eachHand((hand) => {
    const grade = gradeOf(hand)
    for (let hold = 0; hold < holds; hold++) {
      const { table, at } = entryOf(tables, hand, hold)
      table[at * grades + grade] = (table[at * grades + grade] ?? 0) + 1
    }
  })
  return tables
}

const placed: { table: Int32Array; at: number } = { table: new Int32Array(), at: 0 }

/** Where a part of a hand has its line: sets of one size are numbered in order of their cards. */
function entryOf(tables: readonly Int32Array[], hand: readonly Card[], hold: number): typeof placed {
  let [at, size] = [0, 0]
  for (let index = 0; index < handSize; index++)
    if ((hold & (1 << index)) !== 0) at += choose[(hand[index] ?? 0) * (handSize + 1) + ++size] ?? 0
  placed.table = tables[size] ?? placed.table
  placed.at = at
  return placed
}

const choose = Array.from({ length: packSize * (handSize + 1) }, (_, index) =>
  Number(combinations(Math.floor(index / (handSize + 1)), index % (handSize + 1))),
)

/** Every hand of five, its cards in order. The array is the same each time. */
function eachHand(visit: (hand: readonly Card[]) => void): void {
  const hand = [0, 0, 0, 0, 0]
  const deal = (index: number, from: number): void => {
    for (let card = from; card < packSize; card++) {
      hand[index] = card
      if (index === handSize - 1) visit(hand)
      else deal(index + 1, card + 1)
    }
  }
  deal(0, 0)
}

const bitsOf = (hold: number): number => [1, 2, 4, 8, 16].filter((bit) => (hold & bit) !== 0).length
