import { expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

test.each([
  ['nothing', undefined, 'whole'],
  ['all of it', 'bytes=0-', { first: 0, last: 99 }],
  ['the rest of a broken download', 'bytes=40-', { first: 40, last: 99 }],
  ['a part', 'bytes=10-19', { first: 10, last: 19 }],
  ['more than there is', 'bytes=90-500', { first: 90, last: 99 }],
  ['the end', 'bytes=-10', { first: 90, last: 99 }],
  ['more of the end than there is', 'bytes=-500', { first: 0, last: 99 }],
  ['no byte of the end', 'bytes=-0', 'outside'],
  ['what follows the end', 'bytes=100-', 'outside'],
  ['an end before its beginning', 'bytes=20-10', 'whole'],
  ['several parts', 'bytes=0-1,5-6', 'whole'],
  ['something else', 'lines=0-1', 'whole'],
] as const)('a client that asks for %s of 100 bytes gets it', (_, header, expected) => {
  expect(byteRangeOf(header, 100)).toEqual(expected)
})
