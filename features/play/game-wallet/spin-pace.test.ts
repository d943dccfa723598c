import { expect, test } from 'vitest'
import { autoRoundsMaxOf, sellsBonusIn, spinMsByMode } from './spin-pace.ts'

test('a slot waits a second between two spins, and two and a half in green mode', () => {
  expect(spinMsByMode).toEqual({ normal: 1_000, green: 2_500 })
})

test.each([
  { mode: 'normal', autoPlay: true, most: 50 },
  { mode: 'normal', autoPlay: false, most: 0 },
  { mode: 'green', autoPlay: true, most: 0 },
  { mode: 'green', autoPlay: false, most: 0 },
] as const)(
  'in $mode mode with auto play $autoPlay, a slot plays at most $most rounds by itself',
  ({ most, ...site }) => {
    expect(autoRoundsMaxOf(site)).toBe(most)
  },
)

test.each([
  { mode: 'normal', bonusBuy: true, sells: true },
  { mode: 'normal', bonusBuy: false, sells: false },
  { mode: 'green', bonusBuy: true, sells: false },
  { mode: 'green', bonusBuy: false, sells: false },
] as const)('in $mode mode with bonus buy $bonusBuy, a slot sells its bonus: $sells', ({ sells, ...site }) => {
  expect(sellsBonusIn(site)).toBe(sells)
})
