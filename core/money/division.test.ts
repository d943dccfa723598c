import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Division, divCeil, divFloor, divHalfUp } from './division.ts'

const dividend = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
const divisor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter((value) => value !== 0n)
const times = (quotient: bigint, by: bigint) => quotient * by
const absolute = (value: bigint) => (value < 0n ? -value : value)

test.each<[Division, bigint, bigint, bigint]>([
  [divFloor, 7n, 2n, 3n],
  [divFloor, -7n, 2n, -4n],
  [divFloor, 7n, -2n, -4n],
  [divFloor, -7n, -2n, 3n],
  [divCeil, 7n, 2n, 4n],
  [divCeil, -7n, 2n, -3n],
  [divHalfUp, 5n, 2n, 3n],
  [divHalfUp, -5n, 2n, -2n],
  [divHalfUp, 4n, 3n, 1n],
  [divHalfUp, -5n, 3n, -2n],
  [divHalfUp, 5n, -2n, -2n],
])('%o of %d by %d is %d', (divide, a, b, quotient) => {
  expect(divide(a, b)).toBe(quotient)
})

describe('for all numbers', () => {
  // The exact quotient lies between q and q + 1: multiplied by the divisor's square, so that its sign drops out.
  test('the floor is at most the quotient, and one more is above it', () => {
    fc.assert(
      fc.property(dividend, divisor, (a, b) => {
        const floor = divFloor(a, b)
        expect(times(floor, b) * b <= a * b).toBe(true)
        expect(times(floor + 1n, b) * b > a * b).toBe(true)
      }),
    )
  })

  test('the ceiling is the floor where nothing is left, and one more elsewhere', () => {
    fc.assert(
      fc.property(dividend, divisor, (a, b) => {
        expect(divCeil(a, b) - divFloor(a, b)).toBe(a % b === 0n ? 0n : 1n)
      }),
    )
  })

  test('half up is never further than a half away', () => {
    fc.assert(
      fc.property(dividend, divisor, (a, b) => {
        expect(absolute(2n * (a - divHalfUp(a, b) * b)) <= absolute(b)).toBe(true)
      }),
    )
  })
})

test.each([divFloor, divCeil, divHalfUp])('dividing by zero is a defect', (divide) => {
  expect(() => divide(1n, 0n)).toThrow(RangeError)
})
