import { expect, test } from 'vitest'
import { maintenanceOf, popularGames } from './rules.ts'

test('the widest reason for maintenance is given', () => {
  const of = (type: 0 | 1, brand: 0 | 1, game: 0 | 1) =>
    maintenanceOf({ maintain: game, params: { brandMaintain: brand, typeMaintain: type } })
  expect([of(1, 1, 1), of(1, 0, 1), of(0, 1, 1), of(0, 1, 0), of(0, 0, 1), of(0, 0, 0)]).toEqual([
    'type',
    'type',
    'brand',
    'brand',
    'game',
    undefined,
  ])
})

test('popular are those marked so and shown everywhere, in their order', () => {
  const game = (id: number, hot: 0 | 1, showType: 0 | 1, hotSort: number) => ({ id, hot, showType, hotSort })
  const games = [game(1, 1, 0, 9), game(2, 0, 0, 1), game(3, 1, 1, 2), game(4, 1, 0, 3)]
  expect(popularGames(games).map(({ id }) => id)).toEqual([4, 1])
})
