import { expect, test } from 'vitest'
import { lineWins, lineWinsBothWays } from './line-wins.ts'
import { linesOf } from './lines.ts'
import { type Grid, type SlotModel, symbolsOf } from './model.ts'

const model: SlotModel = {
  reels: 5,
  rows: 3,
  lines: linesOf(1),
  wild: 2,
  symbols: symbolsOf(['a', 10, 20, 50], ['b', 5, 10, 30], ['wild', 40, 80, 100]),
}
const middle = (...symbols: number[]): Grid => symbols.map((symbol) => [9, symbol, 9])

test.each([
  ['three of a kind', middle(0, 0, 0, 1, 1), 10],
  ['a wild stands for the symbol', middle(0, 2, 0, 0, 1), 20],
  ['a wild on the first reel stands for the symbol after it', middle(2, 1, 1, 1, 0), 10],
  ['wilds count by themselves where they pay more', middle(2, 2, 2, 1, 0), 40],
  ['nothing but wilds', middle(2, 2, 2, 2, 2), 100],
  ['a run must begin on the left', middle(1, 0, 0, 0, 0), 0],
  ['a run ends at the first other symbol', middle(0, 0, 1, 0, 0), 0],
])('a line: %s', (_name, grid, pays) => {
  expect(lineWins(grid, model).reduce((sum, win) => sum + win.pays, 0)).toBe(pays)
})

test('both ways: a run from the right pays too, and a full line once', () => {
  expect(lineWinsBothWays(middle(1, 0, 0, 0, 0), model).map(({ pays }) => pays)).toEqual([20])
  expect(lineWinsBothWays(middle(0, 0, 0, 0, 0), model).map(({ pays }) => pays)).toEqual([50])
})
