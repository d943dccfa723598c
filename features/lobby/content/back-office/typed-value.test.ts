import { expect, test } from 'vitest'
import { type ValueKind, typedText, typedValue } from './typed-value.ts'

test.each<[ValueKind, string, unknown]>([
  ['number', '7', 7],
  ['numbers', '6004, 6005', [6004, 6005]],
  ['money', '1234.50', 123_450],
  ['moneys', '100.00, 200.00', [10_000, 20_000]],
  ['pages', '36 /activity/freeSign\n8 /profile/vip', { 36: '/activity/freeSign', 8: '/profile/vip' }],
])('as %s, "%s" is read and written back', (reading, text, value) => {
  expect(typedValue(reading, text)).toEqual(value)
  expect(typedValue(reading, typedText(reading, value))).toEqual(value)
})

test.each<[ValueKind, string, unknown]>([
  ['number', '', null],
  ['numbers', ' ', []],
  ['number', 'seven', 'seven'],
  ['money', '1.234', '1.234'],
  ['numbers', '1, x', [1, 'x']],
])('as %s, "%s" is left to the schema to judge', (reading, text, value) => {
  expect(typedValue(reading, text)).toEqual(value)
})
