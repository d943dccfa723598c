import { expect, test } from 'vitest'
import { anywhereWins, clusterWins } from './cluster-wins.ts'
import type { SlotModel } from './model.ts'

const pays = [0, 0, 0, 7]
const model: SlotModel = {
  reels: 3,
  rows: 3,
  symbols: [
    { name: 'a', pays },
    { name: 'b', pays: [] },
  ],
}
const touching = [
  [0, 0, 1],
  [1, 0, 1],
  [1, 1, 1],
]
const cornered = [
  [0, 1, 0],
  [1, 0, 1],
  [1, 1, 1],
]

test('groups touch side to side, not at corners', () => {
  expect(clusterWins(touching, model)).toMatchObject([{ symbol: 0, pays: 7 }])
  expect(clusterWins(cornered, model)).toEqual([])
})

test('anywhere, the same symbols pay without touching', () => {
  expect(anywhereWins(cornered, model)).toMatchObject([{ symbol: 0, pays: 7 }])
})
