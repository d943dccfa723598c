import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

test.each([
  { name: 'an empty text', text: '', parts: 1, alphabet: 'gsm' },
  { name: '160 letters', text: 'a'.repeat(160), parts: 1, alphabet: 'gsm' },
  { name: '161 letters', text: 'a'.repeat(161), parts: 2, alphabet: 'gsm' },
  { name: 'two full parts', text: 'a'.repeat(306), parts: 2, alphabet: 'gsm' },
  { name: 'one letter more than two parts', text: 'a'.repeat(307), parts: 3, alphabet: 'gsm' },
  { name: 'the Spanish letter of Filipino names', text: 'Piñata, Ñ', parts: 1, alphabet: 'gsm' },
  { name: '80 euros take 160 places', text: '€'.repeat(80), parts: 1, alphabet: 'gsm' },
  { name: '81 euros do not fit, and none is cut in half', text: '€'.repeat(81), parts: 2, alphabet: 'gsm' },
  {
    name: 'a euro at the end of a part begins the next',
    text: `${'a'.repeat(152)}€${'a'.repeat(152)}`,
    parts: 3,
    alphabet: 'gsm',
  },
  { name: 'a peso sign', text: '₱', parts: 1, alphabet: 'unicode' },
  { name: '70 letters with a peso sign', text: `₱${'a'.repeat(69)}`, parts: 1, alphabet: 'unicode' },
  { name: '71 letters with a peso sign', text: `₱${'a'.repeat(70)}`, parts: 2, alphabet: 'unicode' },
  { name: 'a picture takes two places', text: '🎉'.repeat(36), parts: 2, alphabet: 'unicode' },
])('$name → $parts of $alphabet', ({ text, parts, alphabet }) => {
  expect(smsParts(text)).toEqual({ parts, alphabet, letters: [...text].length })
})
