import { expect, test } from 'vitest'
import { spinMsByMode } from './rules.ts'

test('a slot waits a second between two spins, and two and a half in green mode', () => {
  expect(spinMsByMode).toEqual({ normal: 1_000, green: 2_500 })
})
