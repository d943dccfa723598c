import { expect, test } from 'vitest'
import { type SlotModel, symbolsOf } from './model.ts'
import { wayWins } from './way-wins.ts'

const model: SlotModel = {
  reels: 5,
  rows: 3,
  wild: 2,
  symbols: symbolsOf(['a', 10, 20, 50], ['b', 5, 10, 30], ['wild']),
}

test('two on the first reel and three on the second make six ways', () => {
  const grid = [
    [0, 0, 9],
    [0, 0, 0],
    [0, 9, 9],
    [9, 9, 9],
    [9, 9, 9],
  ]
  expect(wayWins(grid, model)).toEqual([{ symbol: 0, pays: 60, cells: [0, 1, 3, 4, 5, 6] }])
})

test('a wild counts as every symbol that goes through it', () => {
  const grid = [
    [0, 1, 9],
    [2, 9, 9],
    [0, 1, 9],
    [9, 9, 9],
    [9, 9, 9],
  ]
  expect(wayWins(grid, model)).toMatchObject([
    { symbol: 0, pays: 10 },
    { symbol: 1, pays: 5 },
  ])
})
