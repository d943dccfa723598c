import { afterEach, expect, test, vi } from 'vitest'
import { ballAt } from './ball-at.ts'
import { onPitchAt } from './on-pitch.ts'

afterEach(() => vi.restoreAllMocks())

const running = { course: 'hA-aH-ha', moment: 1.4 }
const players = 22

test('the players stand from the far line to the near one, eleven a side, around the ball', () => {
  const seen = onPitchAt({ running, seconds: 3, scorer: undefined })
  expect(seen.ball).toEqual(ballAt(running.course, running.moment))
  expect(seen.players).toHaveLength(players)
  expect(seen.players.filter(({ side }) => side === 0)).toHaveLength(players / 2)
  const across = seen.players.map(({ at }) => at[1])
  expect(across).toEqual(across.toSorted((one, other) => one - other))
})

test('who has scored cheers, the keepers guard, and the others go on', () => {
  const posesOf = (side: number) =>
    new Set(
      onPitchAt({ running, seconds: 3, scorer: 1 })
        .players.filter((player) => player.side === side && player.player !== 0)
        .map(({ pose }) => pose),
    )
  expect(posesOf(1)).toEqual(new Set(['cheer']))
  expect(posesOf(0).has('cheer')).toBe(false)
})

test('a picture makes no new players, and asks for the way of the ball once and not for each of them', () => {
  const first = new Set(onPitchAt({ running, seconds: 3, scorer: undefined }).players)
  const sines = vi.spyOn(Math, 'sin')
  const second = onPitchAt({ running, seconds: 4, scorer: undefined }).players
  // One sway for each player, now and a step later, and the chance in two ways of the ball.
  expect(sines.mock.calls.length).toBeLessThan(players * 2 + 20)
  expect(second.filter((player) => !first.has(player))).toEqual([])
})
