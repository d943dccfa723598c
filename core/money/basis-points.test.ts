import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyBasisPoints, basisPoints, basisPointsFromDecimal, decimalOf, percent } from './basis-points.ts'
import { centavos } from './centavos.ts'
import { divCeil, divFloor, divHalfUp } from './division.ts'

test('a share is rounded as the caller says', () => {
  const amount = centavos(333n)
  expect(applyBasisPoints(amount, percent(50), divFloor)).toBe(166n)
  expect(applyBasisPoints(amount, percent(50), divCeil)).toBe(167n)
  expect(applyBasisPoints(amount, percent(50), divHalfUp)).toBe(167n)
  expect(applyBasisPoints(amount, basisPoints(0), divCeil)).toBe(0n)
})

test('every rate of four decimals is read exactly, and written back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (points) => {
      expect(basisPointsFromDecimal(decimalOf(basisPoints(points)))).toBe(points)
    }),
  )
})

test('percentages that floating point gets wrong are exact', () => {
  expect(percent(0.07)).toBe(7)
  expect(percent(0.29)).toBe(29)
  expect(percent(1.1)).toBe(110)
})

test.each([-1, 1.23456, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])('%d is no multiplier', (value) => {
  expect(() => basisPointsFromDecimal(value)).toThrow(RangeError)
})
