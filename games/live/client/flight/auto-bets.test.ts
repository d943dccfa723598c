import { expect, test, vi } from 'vitest'
import { type AutoBetsEvents, createAutoBets } from './auto-bets.ts'

const plan = { rounds: 10, lossMost: 3_000, winMost: 5_000 }

function started(changes: Partial<typeof plan> = {}) {
  const onEnded = vi.fn<AutoBetsEvents['onEnded']>()
  const auto = createAutoBets({ onLeft: () => undefined, onEnded })
  auto.start({ ...plan, ...changes })
  const play = (win: number, staked = 1_000): boolean => {
    if (!auto.mayBet(staked)) return false
    auto.await()
    auto.count({ staked, win })
    return true
  }
  return { auto, play, onEnded }
}

test('the loss never passes its limit', () => {
  const { play, onEnded } = started()
  expect([play(0), play(0), play(0), play(0)]).toEqual([true, true, true, false])
  expect(onEnded).toHaveBeenCalledWith('The next bet could pass your loss limit. Auto play ended after 3 rounds.')
})

test('no bet is made before the last one is counted, however often the clock asks', () => {
  const { auto } = started()
  expect(auto.mayBet(1_000)).toBe(true)
  auto.await()
  expect([auto.mayBet(1_000), auto.mayBet(1_000)]).toEqual([false, false])
  auto.count({ staked: 1_000, win: 0 })
  expect(auto.mayBet(1_000)).toBe(true)
})

test('a bet by hand is not counted', () => {
  const { auto, onEnded } = started()
  auto.count({ staked: 1_000, win: 90_000 })
  expect(auto.isOn()).toBe(true)
  expect(onEnded).not.toHaveBeenCalled()
})

test.each([
  [
    'all rounds are played',
    { rounds: 2 },
    [1_000, 1_000],
    2,
    'All rounds were played. Auto play ended after 2 rounds.',
  ],
  ['a single win reaches its limit', {}, [6_000], 1, 'You reached your win limit. Auto play ended after 1 round.'],
] as const)('it ends when %s', (...[, changes, wins, count, words]) => {
  const { auto, play, onEnded } = started(changes)
  expect(wins.filter((win) => play(win))).toHaveLength(count)
  expect(auto.mayBet(1_000)).toBe(false)
  expect(onEnded).toHaveBeenCalledWith(words)
})

test.each([
  ['player', 'You stopped it. Auto play ended after 0 rounds.'],
  ['check', 'Your reminder came up. Auto play ended after 0 rounds.'],
  ['interrupted', undefined],
] as const)('it ends at once by %s', (why, words) => {
  const { auto, onEnded } = started()
  auto.stop(why)
  expect(auto.isOn()).toBe(false)
  expect(onEnded).toHaveBeenCalledWith(words)
})
