import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

test.each([
  'password12',
  'Passw0rd!',
  'q1w2e3r4',
  'trustno1',
  'iloveyou2',
  'sunshine2024',
  'Charlie123',
  'football!',
  'P@ssw0rd1',
  'letmein123',
  'welcome2026',
  'dragon99',
  'michael1',
  'starwars77',
  'whatever1',
  'mahalkita1',
  'pilipinas24',
  'jesuschrist',
  'liverpool1',
  'computer12',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'tahimik na gabi 27',
  'ang bituin sa langit',
  'ibang gabi naman 31',
  'bagong umaga 2026',
  'vq7-Lm2x!pz',
  'maligayang pagdating 21',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
