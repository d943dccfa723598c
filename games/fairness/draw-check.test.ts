import { expect, test } from 'vitest'
import { wheelPayment } from './draw-check.ts'

const spun = { wheel: [100, 20, 50], segment: 2, point: 5_001, dropBy: 10_000, paid: 2_501 }
const drawn = [
  { bound: 8_000, value: 3_000 },
  { bound: 3, value: 2 },
]

test('a wheel’s payment follows from its two draws and the latest amount alone', () => {
  expect(wheelPayment({ drawn, spun })).toBe(2_501n)
  expect(wheelPayment({ drawn, spun: { ...spun, point: 9_999, segment: 0, paid: 9_999 } })).toBe(2_501n)
  expect(wheelPayment({ drawn, spun: undefined })).toBeUndefined()
})

test.each([
  { what: 'no draw', drawn: [] },
  { what: 'no segment', drawn: drawn.slice(0, 1) },
  { what: 'a segment that the wheel does not have', drawn: [...drawn.slice(0, 1), { bound: 4, value: 3 }] },
])('$what pays nothing', ({ drawn: short }) => {
  expect(wheelPayment({ drawn: short, spun })).toBe(0n)
})
