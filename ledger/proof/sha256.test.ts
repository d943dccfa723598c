import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('"%s" has the published hash', (text, expected) => {
  expect(sha256(text)).toBe(expected)
})

test('every length around the ends of a block is hashed as the machine’s own library does', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length)
    expect(sha256(text)).toBe(hash('sha256', text))
  }
})

test('any text is hashed as the machine’s own library does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256(text) === hash('sha256', text)),
  )
})
