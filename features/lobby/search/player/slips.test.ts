import { expect, test } from 'vitest'
import { slipsInTyping } from './slips.ts'

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
])('between %s and %s lie %i slips', (typed, word, slips) => {
  expect(slipsInTyping(typed, word, 2)).toBe(slips)
})

test('beyond the most it is only said that there are more', () => {
  expect(slipsInTyping('mines', 'moons', 2)).toBe(3)
  expect(slipsInTyping('mines', 'xxxxx', 2)).toBe(3)
  expect(slipsInTyping('mimes', 'mines', 0)).toBe(1)
  expect(slipsInTyping('mines', 'mi', 2)).toBe(3)
  expect(slipsInTyping('mines', '', 2)).toBe(3)
})
