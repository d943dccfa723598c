import { expect, test } from 'vitest'
import { autoRoundsMaxOf, spinMsByMode } from './spin-pace.ts'

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
