import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { type Duration, days, hours, milliseconds, minutes, seconds, wholeSeconds } from './duration.ts'
import { dayOf } from './manila.ts'
import {
  addDuration,
  durationBetween,
  earliest,
  type Expiry,
  hasEnded,
  type Instant,
  instant,
  instantMax,
  isAfter,
  latest,
  subtractDuration,
  systemClock,
} from './instant.ts'
import { testClock } from './test-clock.ts'
import {
  claimedInstantIn,
  expiryFromWire,
  expiryIn,
  expiryOut,
  instantIn,
  instantOut,
  type WireExpiry,
  wireInstantMax,
} from './wire-instant.ts'

test('a length of time says its unit', () => {
  expect(days(1)).toBe(86_400_000)
  expect(hours(1) + minutes(1) + seconds(1) + milliseconds(1)).toBe(3_661_001)
  expect(wholeSeconds(milliseconds(1_001))).toBe(2)
  const wait = (duration: Duration): number => duration
  // @ts-expect-error a bare number does not say its unit
  expect(wait(600_000)).toBe(minutes(10))
  // @ts-expect-error a moment is no length of time
  expect(wait(instant(0))).toBe(0)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is neither a moment nor a length of time', (value) => {
  expect(() => instant(value)).toThrow(RangeError)
  expect(() => milliseconds(value)).toThrow(RangeError)
})

test('moments move by durations', () => {
  const at = instant(1_000_000)
  expect(addDuration(at, seconds(1))).toBe(1_001_000)
  expect(subtractDuration(at, seconds(1))).toBe(999_000)
  expect(durationBetween(at, addDuration(at, hours(2)))).toBe(hours(2))
})

test('what ends is over at its very end, and what never ends is never over', () => {
  const end = instant(1_000)
  expect(hasEnded(end, instant(999))).toBe(false)
  expect(hasEnded(end, instant(1_000))).toBe(true)
  expect(hasEnded('never', instant(8_640_000_000_000_000))).toBe(false)
})

test('never is after every moment, and not after itself', () => {
  expect(isAfter('never', instant(1))).toBe(true)
  expect(isAfter(instant(1), 'never')).toBe(false)
  expect(isAfter('never', 'never')).toBe(false)
  expect(isAfter(instant(2), instant(1))).toBe(true)
  expect(earliest<Expiry>('never', instant(1))).toBe(1)
  expect(latest<Expiry>('never', instant(1))).toBe('never')
})

test('the system clock gives a moment of today', () => {
  expect(systemClock.now()).toBeGreaterThan(Date.UTC(2025, 0, 1))
})

test('a test clock stands still until it is moved', () => {
  const clock = testClock(instant(0))
  expect(clock.now()).toBe(0)
  expect(clock.advance(minutes(1))).toBe(60_000)
  clock.set(instant(5))
  expect(clock.now()).toBe(5)
})

test('moments travel as whole milliseconds, and never as -1', () => {
  expect(v.parse(instantIn, 5)).toBe(5)
  expect(v.parse(instantOut, instant(5))).toBe(5)
  expect(v.parse(expiryIn, -1)).toBe('never')
  expect(v.parse(expiryIn, 5)).toBe(5)
  expect(v.parse(expiryOut, 'never')).toBe(-1)
  expect(v.parse(expiryOut, instant(5))).toBe(5)
  expect(expiryFromWire(-1)).toBe('never')
  for (const value of [-2, 0.5, '5', 9e15, null]) {
    expect(v.safeParse(instantIn, value).success).toBe(false)
    expect(v.safeParse(expiryIn, value).success).toBe(false)
  }
  expect(v.safeParse(instantIn, -1).success).toBe(false)
})

test('no moment beyond the calendar comes in from outside, and what a device claims of one is its end', () => {
  const beyond = [wireInstantMax + 1, Date.UTC(3000, 0, 1), Date.UTC(10_000, 0, 1), instantMax]
  for (const moment of beyond) {
    expect(v.safeParse(instantIn, moment).success).toBe(false)
    expect(v.safeParse(expiryIn, moment).success).toBe(false)
    expect(v.parse(claimedInstantIn, moment)).toBe(wireInstantMax)
  }
  expect(dayOf(addDuration(v.parse(instantIn, wireInstantMax), days(36_000)))).toMatch(/^2998/)
})

test('the wire schemas are typed and described', () => {
  expectTypeOf<v.InferInput<typeof instantOut>>().toEqualTypeOf<Instant>()
  expectTypeOf<v.InferOutput<typeof instantIn>>().toEqualTypeOf<Instant>()
  expectTypeOf<v.InferInput<typeof expiryOut>>().toEqualTypeOf<Expiry>()
  expectTypeOf<v.InferOutput<typeof expiryOut>>().toEqualTypeOf<WireExpiry>()
  expectTypeOf<v.InferOutput<typeof expiryIn>>().toEqualTypeOf<Expiry>()
  expect(toJsonSchema(instantOut, { typeMode: 'output' })).toMatchObject({ type: 'integer' })
  expect(toJsonSchema(instantIn, { typeMode: 'input' })).toMatchObject({ type: 'integer', minimum: 0 })
  expect(toJsonSchema(expiryOut, { typeMode: 'output' })).toMatchObject({ type: 'integer' })
  expect(toJsonSchema(expiryIn, { typeMode: 'input' })).toMatchObject({ type: 'integer', minimum: -1 })
})
