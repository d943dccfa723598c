import { expect, test } from 'vitest'
import { searchGames } from './search-games.ts'
import { createSearchIndex } from './search-index.ts'
import { testGame, testGames } from '#features/office/web-configuration/testing/test-games.ts'

const index = createSearchIndex(testGames)
const namesFor = (query: string) => searchGames(index, { query, filter: {} }).map(({ name }) => name)

test.each([
  ['coral', 'Coral Kingdom'],
  ['CORAL kingdom', 'Coral Kingdom'],
  ['king', 'Coral Kingdom'],
  ['kingdom coral', 'Coral Kingdom'],
  ['pina', 'Piña Fiesta'],
  ['gila', 'Lipad Agila'],
  ['corel', 'Coral Kingdom'],
  ['mayno', 'Mayon Fire'],
  ['habgat', 'Habagat Storm'],
  ['kingdmo', 'Coral Kingdom'],
  ['fiesat', 'Piña Fiesta'],
  ['ocral', 'Coral Kingdom'],
  ['kingdma', 'Coral Kingdom'],
])('“%s” finds %s first', (query, name) => {
  expect(namesFor(query)[0]).toBe(name)
})

test.each(['xyz', 'cat', 'mayon coral', 'zzzzzzz'])('“%s” finds nothing', (query) => {
  expect(namesFor(query)).toEqual([])
})

test('a brand finds its games, after the game of that name', () => {
  const games = [testGame(1, { name: 'Gold Rush', brand: 'Tala Tables' }), testGame(2, { name: 'Tala Night' })]
  const found = searchGames(createSearchIndex(games), { query: 'tala', filter: {} })
  expect(found.map(({ name }) => name)).toEqual(['Tala Night', 'Gold Rush'])
})

test('exact matches precede near ones', () => {
  const games = [testGame(1, { name: 'Minas' }), testGame(2, { name: 'Mines' })]
  const found = searchGames(createSearchIndex(games), { query: 'mines', filter: {} })
  expect(found.map(({ name }) => name)).toEqual(['Mines', 'Minas'])
})

test('filters narrow, alone and together with words', () => {
  const games = [
    testGame(1, { brandId: 1, typeId: 1, hot: 1, recent: 0 }),
    testGame(2, { brandId: 2, typeId: 1, hot: 0, recent: 1 }),
    testGame(3, { brandId: 2, typeId: 2, hot: 0, recent: 0 }),
  ]
  const idsOf = (query: string, filter: Parameters<typeof searchGames>[1]['filter']) =>
    searchGames(createSearchIndex(games), { query, filter }).map(({ id }) => id)
  expect(idsOf('', {})).toEqual([1, 2, 3])
  expect(idsOf('', { brandId: 2 })).toEqual([2, 3])
  expect(idsOf('', { brandId: 2, typeId: 1 })).toEqual([2])
  expect(idsOf('', { isHot: true })).toEqual([1])
  expect(idsOf('', { isNew: true })).toEqual([2])
  expect(idsOf('mayon', { brandId: 1 })).toEqual([])
})

test('an index that was read in pieces finds the same as one that was read when it was asked', () => {
  const pieces = createSearchIndex(testGames)
  expect([pieces.grow(4), pieces.grow(4), pieces.grow(4)]).toEqual([false, true, true])
  for (const query of ['coral', 'perya', 'kingdmo', 'a', '']) {
    expect(searchGames(pieces, { query, filter: {} })).toEqual(searchGames(index, { query, filter: {} }))
  }
})

test('of equals, hot games come first, then the operator’s order', () => {
  const games = [
    testGame(1, { name: 'Ligo A', hot: 0, sort: 1 }),
    testGame(2, { name: 'Ligo B', hot: 1, sort: 3 }),
    testGame(3, { name: 'Ligo C', hot: 1, sort: 2 }),
  ]
  const found = searchGames(createSearchIndex(games), { query: 'ligo', filter: {} })
  expect(found.map(({ id }) => id)).toEqual([3, 2, 1])
})
