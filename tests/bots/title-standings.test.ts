import { expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { tables, titles } from '#games/titles.ts'
import { type Cluster, standingOf } from './title-standings.ts'

const dice = titles.find(({ code }) => code === 'jeepney-roll')
const stake = 1_000n

/** So many rounds that pay double with so many chances of a thousand. */
function rounds(count: number, chances: number): Cluster[] {
  const draw = seededTestDraw(7)
  return Array.from({ length: count }, () => ({
    code: 'jeepney-roll',
    rounds: 1,
    staked: stake,
    win: draw(1_000) < chances ? 2n * stake : 0n,
  }))
}

const insideOf = (clusters: readonly Cluster[]): boolean => {
  if (dice === undefined) throw new Error('the title is gone')
  return standingOf(dice, clusters).isInside
}

test.each([
  { says: 'a fair game', chances: 480, isInside: true },
  { says: 'a game that keeps a third too much', chances: 320, isInside: false },
  { says: 'a game that gives a third too much', chances: 650, isInside: false },
])('$says over 2,000 rounds: inside is $isInside', ({ chances, isInside }) => {
  expect(insideOf(rounds(2_000, chances))).toBe(isInside)
})

test('one great win does not put a title outside', () => {
  const great = { code: 'jeepney-roll', rounds: 1, staked: stake, win: 5_000n * stake }
  expect(insideOf([...rounds(2_000, 480), great])).toBe(true)
})

test('bets on one public round stand and fall together: forty on one result prove nothing', () => {
  const table = tables.find(({ code }) => code === 'dragon-tiger')
  if (table === undefined) throw new Error('the title is gone')
  const one = { code: table.code, rounds: 40, staked: 40n * stake, win: 80n * stake }
  expect(standingOf(table, [one, one]).isInside).toBe(true)
})
