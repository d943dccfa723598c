import { expect, test } from 'vitest'
import { sparesData } from './spares-data.ts'

test.each([
  ['', false, false],
  ['', true, true],
  ['data-saver=on', false, true],
  ['theme=light; data-saver=off; language=fil', true, false],
  ['no-data-saver=on', false, false],
  ['data-saver=perhaps', true, true],
])('with the cookies "%s" and a browser that asks: %s, data is spared: %s', (cookies, isAsked, spares) => {
  expect(sparesData(cookies, isAsked)).toBe(spares)
})
