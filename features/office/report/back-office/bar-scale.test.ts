import { expect, test } from 'vitest'
import { barScale } from './bar-scale.ts'

test('zero is always in sight, above, below and between', () => {
  expect(barScale([5, 10], 100).at(0)).toBe(100)
  expect(barScale([-5, -10], 100).at(0)).toBe(0)
  const both = barScale([30, -10], 100)
  expect([both.at(30), both.at(0), both.at(-10)]).toEqual([0, 75, 100])
})

test('days of nothing are a line on the ground', () => {
  expect(barScale([0, 0], 100).at(0)).toBe(100)
  expect(barScale([], 100)).toMatchObject({ high: 0, low: 0 })
})
