import { expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import { suggestGames } from './suggest-games.ts'

/** Never a place for chance. */
const never = (bound: number) => bound - 1
const slots = [1, 2, 3].map((id) => testGame(id))
const fish = [11, 12].map((id) => testGame(id, { typeId: 2, engine: 'fish', volatility: 'low' }))
const games = [...slots, ...fish]
const namesOf = (list: ReturnType<typeof suggestGames<(typeof games)[number]>>) =>
  list.map(({ game, like }) => [game.id, like?.id])

test('somebody who has played nothing is suggested nothing', () => {
  expect(suggestGames({ games, played: [], draw: never })).toEqual([])
})

test('games like the one played are suggested, with the game that they are like, and never that game itself', () => {
  expect(namesOf(suggestGames({ games, played: [1], draw: never }))).toEqual([
    [2, 1],
    [3, 1],
  ])
  expect(namesOf(suggestGames({ games, played: [11], draw: never }))).toEqual([[12, 11]])
})

test('a game in maintenance is not suggested', () => {
  const resting = testGame(2, { maintain: 1 })
  expect(namesOf(suggestGames({ games: [testGame(1), resting, testGame(3)], played: [1], draw: never }))).toEqual([
    [3, 1],
  ])
})

test('of the places, a tenth is left to chance, named as such, and no game stands twice', () => {
  const many = [
    ...Array.from({ length: 30 }, (_each, at) => testGame(at + 1)),
    ...Array.from({ length: 30 }, (_each, at) => testGame(at + 100, { typeId: 2, engine: 'fish', volatility: 'low' })),
  ]
  const draw = seededTestDraw(7)
  let [places, random] = [0, 0]
  for (let time = 0; time < 500; time++) {
    const suggested = suggestGames({ games: many, played: [1], draw })
    places += suggested.length
    random += suggested.filter(({ like }) => like === undefined).length
  }
  expect(places).toBe(500 * 12)
  expect(random / places).toBeGreaterThan(0.08)
  expect(random / places).toBeLessThan(0.12)
  const ids = suggestGames({ games: many, played: [1], draw: () => 0 }).map(({ game }) => game.id)
  expect(new Set(ids).size).toBe(ids.length)
})
