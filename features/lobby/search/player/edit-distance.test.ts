import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['mines', 'mines', 0],
  ['mines', 'mine', 1],
  ['mimes', 'mines', 1],
  ['mnies', 'mines', 1],
  ['ab', 'ba', 1],
  ['minsee', 'mines', 2],
  ['kingdmo', 'kingdom', 1],
  ['mimes', 'minesweeper', 1],
  ['kngdo', 'kingdoms', 2],
])('between %s and %s lie %i edits', (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance)
})

test('beyond the most it is only said that there are more', () => {
  expect(editDistance('mines', 'moons', 2)).toBe(3)
  expect(editDistance('mines', 'xxxxx', 2)).toBe(3)
  expect(editDistance('mimes', 'mines', 0)).toBe(1)
  expect(editDistance('mines', 'mi', 2)).toBe(3)
  expect(editDistance('mines', '', 2)).toBe(3)
})
