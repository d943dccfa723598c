import { expect, test } from 'vitest'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import { laterRows } from './later-rows.ts'

const games = (ids: readonly number[], more: Parameters<typeof testGame>[1] = {}) => ids.map((id) => testGame(id, more))

test('games that can win a jackpot have a row, and a theme only where its games fill one', () => {
  const list = [...games([1, 2, 3, 4, 5], { theme: 'sea' }), ...games([6, 7, 8], { theme: 'fiesta' })]
  const rows = laterRows({ games: list, jackpotGames: new Set([2, 6]) })
  expect(rows).toMatchObject([
    { kind: 'jackpot', games: [{ id: 2 }, { id: 6 }] },
    { kind: 'theme', theme: 'sea', games: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }] },
  ])
})

test('without jackpots there is no row of them, and a theme shows sixteen of its games', () => {
  const sea = games(
    Array.from({ length: 20 }, (_each, at) => at + 1),
    { theme: 'sea' },
  )
  const rows = laterRows({ games: sea, jackpotGames: new Set<number>() })
  expect(rows.map((row) => [row.kind, row.games.length])).toEqual([['theme', 16]])
})
