import { expect, test } from 'vitest'
import {
  addCentavos,
  type Centavos,
  centavos,
  centavosFromNumber,
  minCentavos,
  pesos,
  sumCentavos,
} from './centavos.ts'
import { type WireCentavos, toWireCentavos, wireCentavos } from './wire-centavos.ts'

const spend = (amount: Centavos): Centavos => amount

test('a bare bigint is not an amount of money', () => {
  // @ts-expect-error a bigint has not said that it counts centavos
  expect(spend(5n)).toBe(5n)
  // @ts-expect-error a sum made without the named operation is a bare bigint again
  expect(spend(centavos(2n) + centavos(3n))).toBe(5n)
  expect(spend(addCentavos(centavos(2n), centavos(3n)))).toBe(5n)
})

test('money cannot be divided by a number', () => {
  // @ts-expect-error a bigint and a number do not mix
  expect(() => centavos(500n) / 100).toThrow(TypeError)
})

test('an amount of the wire is neither a bare number nor a domain amount', () => {
  const show = (amount: WireCentavos): number => amount
  // @ts-expect-error a number has not said that it counts centavos
  expect(show(500)).toBe(500)
  expect(show(wireCentavos(500))).toBe(500)
  // @ts-expect-error the wire's number is not the domain's bigint
  expect(spend(wireCentavos(500))).toBe(500)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not taken for an amount', (value) => {
  expect(() => centavosFromNumber(value)).toThrow(RangeError)
  expect(() => wireCentavos(value)).toThrow(RangeError)
})

test('an amount that JSON cannot carry exactly is never answered', () => {
  expect(toWireCentavos(centavos(2n ** 53n - 1n))).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toWireCentavos(centavos(2n ** 53n + 1n))).toThrow(RangeError)
  expect(() => toWireCentavos(centavos(-(2n ** 53n)))).toThrow(RangeError)
})

test('amounts add up and compare', () => {
  expect(sumCentavos([pesos(1n), centavos(5n), centavos(-2n)])).toBe(103n)
  expect(sumCentavos([])).toBe(0n)
  expect(minCentavos(pesos(2n), pesos(3n))).toBe(200n)
})
