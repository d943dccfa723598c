import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { HmacSha256 } from './hmac-sha256.ts'
import { signatureOf } from './signature.ts'

const texts = [
  '',
  'a',
  '1763700000000\nnonce\nPOST\n/glw/v1/bet',
  'salapi ng bituin ₱ 🎰',
  '₱'.repeat(341),
  'x'.repeat(5_000),
]
const secrets = ['', 'short', 'k'.repeat(63), 'k'.repeat(64), 'k'.repeat(65), '₱'.repeat(40)]

test.each(secrets)('of every length of text it is the library’s, under the secret "%s"', (secret) => {
  const own = new HmacSha256(secret)
  // Twice, and backwards: what one text left behind is no part of the next.
  for (const text of [...texts, ...texts.toReversed()]) {
    expect(own.of(text)).toBe(createHmac('sha256', secret).update(text, 'utf8').digest('hex'))
  }
})

test('signatures of many secrets stay their own', () => {
  const sign = (index: number): string => signatureOf(`secret-${index}`, 'text')
  const first = Array.from({ length: 500 }, (_, index) => sign(index))
  expect(new Set(first).size).toBe(500)
  expect(Array.from({ length: 500 }, (_, index) => sign(index))).toEqual(first)
})
