import { expect, test } from 'vitest'
import { testGame, testTypes } from '#features/office/web-configuration/testing/test-games.ts'
import { firstGames, firstRowGames, firstRows, gameRows } from './game-rows.ts'

const [slots, fish, hidden] = [1, 2, 5] as const
const plain = { hot: 0 } as const
const games = (ids: readonly number[], more: Parameters<typeof testGame>[1] = {}) => ids.map((id) => testGame(id, more))
const byOperator = { by: 'operator', gameIds: [] } as const
const rowsOf = (list: readonly ReturnType<typeof testGame>[], more: object = {}) =>
  gameRows({ games: list, types: testTypes, popular: byOperator, ...more })
const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
const kinds = (list: ReturnType<typeof rowsOf>) => list.map((row) => (row.kind === 'type' ? row.typeId : row.kind))

test('a row is there only where it has something, kinds in the operator’s order and hidden kinds not at all', () => {
  const rows = rowsOf([
    ...games([1, 2, 3, 4]),
    ...games([5, 6, 7, 8], { ...plain, typeId: fish }),
    ...games([9], { ...plain, typeId: hidden }),
  ])
  expect(testTypes.find(({ id }) => id === hidden)?.status).toBe(0)
  expect(kinds(rows)).toEqual(['featured', fish])
})

test('what the popular row shows first is last in the row of its kind, and a kind that has no more has no row', () => {
  const rows = rowsOf([...games([1, 2]), ...games([3, 4], plain), ...games([5], { typeId: fish })])
  expect(rows.map((row) => idsOf(row.games))).toContainEqual([3, 4, 1, 2])
  expect(kinds(rows)).not.toContain(fish)
})

test('a row that does not fill a phone stands after those that do', () => {
  const rows = rowsOf([
    ...games([1, 2, 3, 4]),
    ...games([5], { ...plain }),
    ...games([6, 7, 8, 9], { ...plain, typeId: fish, recent: 1 }),
  ])
  expect(kinds(rows)).toEqual(['featured', 'new', slots, fish])
  const short = rowsOf([...games([1]), ...games([6, 7, 8, 9], { ...plain, typeId: fish })])
  expect(kinds(short)).toEqual([fish, 'featured'])
})

test('new games have a row of their own, of which sixteen are shown', () => {
  const recent = games(
    Array.from({ length: 20 }, (_each, at) => at + 1),
    { ...plain, recent: 1 },
  )
  const [row] = rowsOf(recent)
  expect([row?.kind, row?.games.length]).toEqual(['new', 16])
})

test('the games that come with the page make the same first rows as all games', () => {
  const all = [
    ...games(Array.from({ length: 12 }, (_each, at) => at + 1)),
    ...games(
      Array.from({ length: 30 }, (_each, at) => at + 20),
      plain,
    ),
    ...games(
      Array.from({ length: 9 }, (_each, at) => at + 60),
      { ...plain, typeId: fish },
    ),
  ]
  const inSight = (list: typeof all) =>
    rowsOf(list)
      .slice(0, firstRows)
      .map((row) => idsOf(row.games.slice(0, firstRowGames)))
  expect(inSight(firstGames({ games: all, types: testTypes, popular: byOperator }))).toEqual(inSight(all))
})

test('games that were played are the popular row, in the order of their rounds', () => {
  const popular = { by: 'rounds', gameIds: [3, 9, 1] } as const
  const [row] = rowsOf(games([1, 2, 3, 4, 5, 6]), { popular, types: [] })
  expect(row).toMatchObject({ kind: 'popular', games: [{ id: 3 }, { id: 1 }] })
})
