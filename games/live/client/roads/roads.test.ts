import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { bigRoad, type RoadResult } from './big-road.ts'
import { askRoad, columnsApart, type DerivedRoad, derivedRoad } from './derived-road.ts'
import { layOutStreaks, type RoadSide } from './lay-out-streaks.ts'

const ends = { B: 'red', P: 'blue', T: 'tie' } as const
/** B, P and T as on a scorecard. */
const resultsOf = (card: string): readonly RoadResult[] =>
  [...card.replaceAll(' ', '')].map((letter) => ({ end: ends[letter as keyof typeof ends] }))
const derived: readonly DerivedRoad[] = ['bigEye', 'small', 'cockroach']
const marksOf = (card: string) =>
  derived.map((road) =>
    derivedRoad(resultsOf(card), road)
      .map((mark) => (mark === 'red' ? 'r' : 'b'))
      .join(''),
  )
const placesOf = (card: string) => bigRoad(resultsOf(card)).map(({ column, row }) => `${column}.${row}`)

describe('the derived roads of scorecards worked out by hand', () => {
  test.each([
    ['streaks of 3, 1, 2, 3, 1 and 1', 'BBB P BB PPP B P', ['bbbrbbb', 'rbbrbb', 'rrrr']],
    ['a ping-pong: every column is as long as the others', 'BPBPBPBP', ['rrrrrr', 'rrrrr', 'rrrr']],
    ['pairs of two: regular throughout', 'BB PP BB PP BB', ['rrrrrrr', 'rrrrr', 'rrr']],
    // Columns 9, 2, 8, 1, 4: the tails of the first and third count as one column each.
    [
      'long tails, with ties that count for nothing',
      'BBBBBTBBBB PTP TBBBBBBBB P TT BBBB',
      ['rbrbrrrrrbbbrr', 'rrrrrrrbbrrr', 'brbr'],
    ],
    ['ties before the first win and at the end', 'TT B P TB T', ['r', '', '']],
    ['nothing but ties', 'TTT', ['', '', '']],
    ['one streak alone draws nothing', 'PPPPPPPPPP', ['', '', '']],
  ])('%s', (_what, card, marks) => expect(marksOf(card)).toEqual(marks))
})

/** The rule as scorecards print it, over cells that are filled or empty instead of lengths. */
function byCells(results: readonly RoadResult[], road: DerivedRoad): readonly RoadSide[] {
  const columns: RoadSide[][] = []
  return results.flatMap(({ end }) => {
    if (end === 'tie') return []
    const present = columns.at(-1)
    if (present?.[0] === end) present.push(end)
    else columns.push([end])
    return markByCells(columns, columnsApart[road])
  })
}

function markByCells(columns: readonly RoadSide[][], apart: number): readonly RoadSide[] {
  const isFilled = (x: number, y: number): boolean => columns[x]?.[y] !== undefined
  const lengthOf = (x: number): number | undefined => columns[x]?.length
  if (!isFilled(apart, 1) && !isFilled(apart + 1, 0)) return []
  const column = columns.length - 1
  const row = (lengthOf(column) ?? 0) - 1
  const isRegular =
    row === 0
      ? lengthOf(column - 1) === lengthOf(column - 1 - apart)
      : isFilled(column - apart, row) === isFilled(column - apart, row - 1)
  return [isRegular ? 'red' : 'blue']
}

test.each(derived)('%s of two hundred random scorecards is that of the rule by filled and empty cells', (road) => {
  const draw = seededTestDraw(7)
  for (let card = 0; card < 200; card++) {
    const results = resultsOf(Array.from({ length: 119 }, () => 'BBBBBPPPPPT'[draw(11)] ?? 'T').join(''))
    expect(derivedRoad(results, road)).toEqual(byCells(results, road))
  }
})

test.each([
  // Columns 3, 1, 2, 3, 1, 1: a Player would go on in the last one, a Banker would begin another.
  ['BBB P BB PPP B P', 'blue', ['blue', 'red', 'red']],
  ['BBB P BB PPP B P', 'red', ['red', 'blue', 'blue']],
  ['B', 'red', [undefined, undefined, undefined]],
  ['B P', 'red', ['red', undefined, undefined]],
  ['B P', 'blue', ['blue', undefined, undefined]],
] as const)('after %s a %s would draw %j', (card, next, marks) =>
  expect(derived.map((road) => askRoad(resultsOf(card), road, next))).toEqual(marks),
)

describe('the big road', () => {
  test('a full column turns to the right, and stays in the last row', () => {
    expect(placesOf('BBBBBBBBB P')).toEqual('0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5 3.5 1.0'.split(' '))
  })

  test('a column that meets a tail turns above it, and does not go down again behind it', () => {
    expect(placesOf('BBBBBBBB PPPPPPPPP BBBBBB').slice(8)).toEqual(
      // The first tail lies in row 5 of columns 1 and 2.
      '1.0 1.1 1.2 1.3 1.4 2.4 3.4 4.4 5.4 2.0 2.1 2.2 2.3 3.3 4.3'.split(' '),
    )
  })

  test('a tail in the first row moves the next column behind it', () => {
    const tails = layOutStreaks(Array.from({ length: 12 }, () => 'red' as const))
    expect(tails.at(-1)).toEqual({ column: 6, row: 5 })
    const cells = new Set(placesOf('BBBBBBBBBBBB PPPPPPPPPPP BBBBBBBBBB PPPPPPPPP BBBBBBBB PPPPPP BBB'))
    // No two wins share a place, however many tails lie above each other.
    expect(cells.size).toBe(12 + 11 + 10 + 9 + 8 + 6 + 3)
  })

  test('ties are strokes through the win before them; those before the first win wait for it', () => {
    expect(bigRoad(resultsOf('TT')).map(({ side, ties }) => [side, ties])).toEqual([[undefined, 2]])
    expect(bigRoad(resultsOf('TTBTPTTT')).map(({ side, ties }) => [side, ties])).toEqual([
      ['red', 3],
      ['blue', 3],
    ])
  })

  test('the pairs of a win are kept with it, those of a tie are not', () => {
    const cells = bigRoad([
      { end: 'red', pairs: ['blue'] },
      { end: 'tie', pairs: ['red'] },
      { end: 'red', pairs: ['red', 'blue'] },
    ])
    expect(cells.map(({ pairs }) => pairs)).toEqual([['blue'], ['red', 'blue']])
  })
})
