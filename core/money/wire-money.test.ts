import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { BasisPoints } from './basis-points.ts'
import { type Centavos, centavos } from './centavos.ts'
import { multiplierIn, multiplierOut } from './wire-basis-points.ts'
import type { WireCentavos } from './wire-centavos.ts'
import { centavosIn, centavosOut, signedCentavosIn } from './wire-money.ts'

const notAmounts = [0.5, '100', '', Number.NaN, Number.POSITIVE_INFINITY, 1e18, null, undefined, [], {}, true, 5n]

describe('an amount that comes in', () => {
  test('is a whole number of centavos', () => {
    expect(v.parse(centavosIn, 0)).toBe(0n)
    expect(v.parse(centavosIn, 12_345)).toBe(12_345n)
    expect(v.parse(signedCentavosIn, -5)).toBe(-5n)
  })

  test.each([...notAmounts, -1])('%o is refused', (value) => {
    expect(v.safeParse(centavosIn, value).success).toBe(false)
  })

  test.each(notAmounts)('%o is refused where the sign is free', (value) => {
    expect(v.safeParse(signedCentavosIn, value).success).toBe(false)
  })

  test('is told to a person who sent it wrongly', () => {
    const { issues } = v.safeParse(centavosIn, '100')
    expect(issues?.[0].message).toBe('Enter a whole number of centavos, 0 or more.')
  })
})

describe('an amount that goes out', () => {
  test('is the same number of centavos', () => {
    expect(v.parse(centavosOut, centavos(12_345n))).toBe(12_345)
    expect(v.parse(centavosOut, centavos(-1n))).toBe(-1)
  })

  test('is a defect when JSON cannot carry it exactly', () => {
    expect(() => v.parse(centavosOut, centavos(2n ** 53n))).toThrow(RangeError)
  })
})

test('the types name the money on both sides', () => {
  expectTypeOf<v.InferInput<typeof centavosIn>>().toEqualTypeOf<WireCentavos>()
  expectTypeOf<v.InferOutput<typeof centavosIn>>().toEqualTypeOf<Centavos>()
  expectTypeOf<v.InferInput<typeof centavosOut>>().toEqualTypeOf<Centavos>()
  expectTypeOf<v.InferOutput<typeof centavosOut>>().toEqualTypeOf<WireCentavos>()
  expectTypeOf<v.InferOutput<typeof multiplierIn>>().toEqualTypeOf<BasisPoints>()
  expectTypeOf<v.InferInput<typeof multiplierOut>>().toEqualTypeOf<BasisPoints>()
})

test('the public document describes both sides', () => {
  const integer = { type: 'integer', maximum: Number.MAX_SAFE_INTEGER }
  expect(toJsonSchema(centavosIn, { typeMode: 'input' })).toMatchObject({ ...integer, minimum: 0 })
  expect(toJsonSchema(signedCentavosIn, { typeMode: 'input' })).toMatchObject(integer)
  expect(toJsonSchema(centavosOut, { typeMode: 'output' })).toMatchObject(integer)
  expect(toJsonSchema(multiplierIn, { typeMode: 'input' })).toMatchObject({ type: 'number', minimum: 0, maximum: 1000 })
  expect(toJsonSchema(multiplierOut, { typeMode: 'output' })).toMatchObject({ type: 'number', minimum: 0 })
})

test('a multiplier is read exactly or refused', () => {
  expect(v.parse(multiplierIn, 0.3)).toBe(3_000)
  expect(v.parse(multiplierIn, 1000)).toBe(10_000_000)
  for (const value of [-1, 1000.1, 0.00001, '3', null, Number.NaN]) {
    expect(v.safeParse(multiplierIn, value).success).toBe(false)
  }
})
