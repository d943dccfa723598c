import { expect, test } from 'vitest'
import { countNotes, rewardOf } from './reward-of.ts'
import { soundSettingOf } from './sound-setting.ts'

test.each([
  ['a loss', { win: 0, staked: 100 }],
  ['a return below the bet', { win: 99, staked: 100 }],
  ['the bet itself', { win: 100, staked: 100 }],
  ['a free round that brings nothing', { win: 0, staked: 0 }],
])('%s is not celebrated, and nothing counts up', (_what, result) => {
  expect(rewardOf(result)).toBeUndefined()
  expect(countNotes(result, 2_000)).toBe(0)
})

test.each([
  [101, 'win'],
  [299, 'win'],
  [300, 'goodWin'],
  [999, 'goodWin'],
  [1_000, 'greatWin'],
])('%i for a bet of 100 is a %s', (win, name) => {
  expect(rewardOf({ win, staked: 100 })).toBe(name)
})

test('the count rises with the win, and stops at twenty notes', () => {
  const notes = [150, 400, 2_000, 10_000, 1_000_000].map((win) => countNotes({ win, staked: 100 }, 2_000))
  expect(notes).toEqual(notes.toSorted((one, other) => one - other))
  expect(notes[0]).toBeLessThan(notes[1] ?? 0)
  expect(notes.at(-1)).toBe(20)
})

test('where a movement takes no time, nothing is counted', () => {
  expect(countNotes({ win: 1_000, staked: 100 }, 60)).toBe(0)
})

test('green mode has a quiet bed alone; data saver has everything but the bed', () => {
  expect(soundSettingOf('?game=x', false)).toEqual({ hasBed: true, hasCues: true, bedLevel: 1 })
  expect(soundSettingOf('?sound=quiet', false)).toEqual({ hasBed: true, hasCues: false, bedLevel: 0.5 })
  expect(soundSettingOf('?sound=spare', false)).toEqual({ hasBed: false, hasCues: true, bedLevel: 1 })
  expect(soundSettingOf('?game=x', true).hasBed).toBe(false)
  expect(soundSettingOf('?sound=quiet&sound=spare', false)).toMatchObject({ hasBed: false, hasCues: false })
})
