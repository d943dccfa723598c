import { expect, test } from 'vitest'
import { gamesByIds } from '../../game-rows.ts'
import { badgeOf, brandsOf, gamesOfType, likedGames, lobbyTabs, selectionRequested } from './game-list.ts'
import { testBrands, testGame, testTypes } from '#features/office/web-configuration/testing/test-games.ts'

test('the tabs are Home, Favorites and the kinds that the operator shows', () => {
  expect(lobbyTabs(testTypes)).toEqual([
    { id: 0, name: 'Home' },
    { id: 101, name: 'Favorites' },
    { id: 1, name: 'Slots' },
    { id: 2, name: 'Fish' },
  ])
})

test.each([
  ['nothing', undefined, { tab: 0, brand: undefined }],
  ['a kind', { typeId: 2 }, { tab: 2, brand: undefined }],
  ['a kind and a brand', { typeId: 1, brandId: 2 }, { tab: 1, brand: 2 }],
  ['the favorites', { typeId: 101 }, { tab: 101, brand: undefined }],
  ['a kind that is not shown any more', { typeId: 5, brandId: 1 }, { tab: 0, brand: undefined }],
  ['a brand that is gone', { typeId: 1, brandId: 3 }, { tab: 1, brand: undefined }],
  ['a brand without a kind', { brandId: 1 }, { tab: 0, brand: undefined }],
])('a request for %s finds it, or the nearest selection', (_request, request, selection) => {
  expect(selectionRequested(request, { types: testTypes, brands: testBrands })).toEqual(selection)
})

test('a kind lists its games by sort, and the brands that have some', () => {
  const games = [
    testGame(1, { sort: 3 }),
    testGame(2, { sort: 1, brandId: 2 }),
    testGame(3, { typeId: 2 }),
    testGame(4, { sort: 2, brandId: 3 }),
  ]
  const slots = gamesOfType(games, 1)
  expect(slots.map(({ id }) => id)).toEqual([2, 4, 1])
  expect(brandsOf(slots, testBrands).map(({ id }) => id)).toEqual([1, 2])
})

test('games played last keep their order, and games that left the lobby are omitted', () => {
  const games = [testGame(1), testGame(2), testGame(3)]
  expect(gamesByIds(games, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 1])
  expect(likedGames(games, { 2: 1, 9: 1 }).map(({ id }) => id)).toEqual([2])
})

test.each([
  [5, 1, 'hot'],
  [1, 0, 'hot'],
  [6, 1, 'new'],
  [6, 0, undefined],
] as const)('of six popular games, the one in place %i with recent %i is marked %s', (id, recent, badge) => {
  expect(badgeOf({ id, recent }, [1, 2, 3, 4, 5, 6])).toBe(badge)
})
