import { expect, test } from 'vitest'
import { agoText, spanText } from './span-text.ts'

test.each([
  [0, '0 min'],
  [119, '119 min'],
  [120, '2 h'],
  [2_879, '47 h'],
  [2_880, '2 days'],
  [-3, '0 min'],
])('%d minutes read as %s', (minutes, text) => {
  expect(spanText(minutes)).toBe(text)
})

test('an age counts from its moment', () => {
  expect(agoText(60_000, 60_000 * 46)).toBe('45 min')
})
