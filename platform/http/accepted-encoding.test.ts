import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.0', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['deflate, brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
