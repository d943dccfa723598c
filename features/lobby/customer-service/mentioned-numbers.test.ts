import { describe, expect, test } from 'vitest'
import { mentionedNumbersMax, numbersIn, piecesOf } from './mentioned-numbers.ts'

describe('what could be a number in a text', () => {
  test.each([
    { text: 'Deposit D26112901A2B3C4D5E6F7 is missing.', found: ['D26112901A2B3C4D5E6F7'] },
    { text: 'order #D26112901A2B3C4D5E6F7, please!', found: ['D26112901A2B3C4D5E6F7'] },
    { text: 'round studio:1-77.2: not paid', found: ['studio:1-77.2'] },
    { text: '/replay/round/0198-aa31', found: ['0198-aa31'] },
    { text: 'I paid 500 at 10:30 and nothing came', found: [] },
    { text: 'nothing but words, and 12345', found: [] },
    { text: 'twice 123456 and 123456', found: ['123456'] },
    { text: `too long: ${'1'.repeat(201)}`, found: [] },
  ])('$text', ({ text, found }) => expect(numbersIn(text)).toEqual(found))

  test('no more than are looked up at once', () => {
    const many = Array.from({ length: 100 }, (_, at) => 100_000 + at).join(' ')
    expect(numbersIn(many)).toHaveLength(mentionedNumbersMax)
  })
})

test('a text falls into pieces that read as the text, and only whole numbers carry a mention', () => {
  const text = 'First 123456, then 1234567 and again 123456'
  const pieces = piecesOf(text, [{ number: '123456' }])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter(({ mention }) => mention).map((piece) => piece.text)).toEqual(['123456', '123456'])
  expect(piecesOf('nothing', [])).toEqual([{ text: 'nothing' }])
})
