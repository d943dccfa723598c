import { describe, expect, test } from 'vitest'
import { basketballTeams } from '../math/basketball-teams.ts'
import { footballTeams } from '../math/football-teams.ts'
import { kitsOf } from './kits-of.ts'

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const differenceOf = (one: string, other: string) =>
  Math.hypot(...channels(one).map((value, at) => value - (channels(other)[at] ?? 0)))

describe.each([
  ['basketball', basketballTeams],
  ['football', footballTeams],
])('%s', (_, teams) => {
  test('no two teams that meet can be taken for each other', () => {
    for (const home of teams) {
      for (const away of teams.filter((team) => team !== home)) {
        const [[one], [other]] = kitsOf(home, away)
        expect(differenceOf(one, other), `${home.name} and ${away.name}`).toBeGreaterThan(90)
      }
    }
  })

  test('the hosts wear their own', () => {
    for (const home of teams) for (const away of teams) expect(kitsOf(home, away)[0]).toEqual(home.kit)
  })
})
