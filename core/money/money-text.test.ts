import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from './centavos.ts'
import { formatHundredths, formatMoney, formatSignedMoney } from './format-money.ts'
import { formatPoints } from './format-points.ts'
import { formatShortMoney, withoutZeroCentavos } from './short-money.ts'
import { parseMoney } from './parse-money.ts'
import { wireCentavos } from './wire-centavos.ts'

test.each([
  [0n, '₱0.00'],
  [5n, '₱0.05'],
  [123_450n, '₱1,234.50'],
  [100_000_000n, '₱1,000,000.00'],
  [-500n, '−₱5.00'],
])('%d centavos are written %s', (amount, text) => {
  expect(formatMoney(centavos(amount))).toBe(text)
  expect(formatMoney(wireCentavos(Number(amount)))).toBe(text)
})

test.each([
  [1_200_000_000, '₱12,000,000'],
  [100_050, '₱1,000.50'],
  [0, '₱0'],
  [-50_000, '−₱500'],
])('%d centavos in little room are written %s', (amount, text) => {
  expect(formatShortMoney(wireCentavos(amount))).toBe(text)
})

test('a name is shortened in its amount alone', () => {
  expect(withoutZeroCentavos('₱10.00 bonus coupon')).toBe('₱10 bonus coupon')
  expect(withoutZeroCentavos('₱10.05 bonus coupon')).toBe('₱10.05 bonus coupon')
})

test('a movement shows its direction, and nothing moved shows none', () => {
  expect(formatSignedMoney(centavos(500n))).toBe('+₱5.00')
  expect(formatSignedMoney(centavos(-500n))).toBe('−₱5.00')
  expect(formatSignedMoney(centavos(0n))).toBe('₱0.00')
})

test('points are written without a currency', () => {
  expect(formatHundredths(125_000)).toBe('1,250.00')
  expect(formatHundredths(-7n)).toBe('−0.07')
})

test('amounts beyond what a float holds are written to the last centavo', () => {
  expect(formatMoney(centavos(90_071_992_547_409_931n))).toBe('₱900,719,925,474,099.31')
})

test.each([
  ['1,234.5', 123_450n],
  [' ₱ 100 ', 10_000n],
  ['.5', 50n],
  ['12.', 1_200n],
  ['0', 0n],
  ['007', 700n],
  ['1234567.89', 123_456_789n],
])('"%s" is read', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount)
})

test.each([
  ['', 'empty'],
  ['  ₱ ', 'empty'],
  ['.', 'notANumber'],
  ['-5', 'notANumber'],
  ['1,23', 'notANumber'],
  ['1234,567', 'notANumber'],
  ['1e3', 'notANumber'],
  ['١٢', 'notANumber'],
  ['ten', 'notANumber'],
  ['1.005', 'tooManyDecimals'],
  ['99999999999999999', 'tooLarge'],
])('"%s" is refused as %s', (typed, refusal) => {
  expect(parseMoney(typed)).toBe(refusal)
})

test('what is written can be typed again', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) }), (amount) => {
      expect(parseMoney(formatMoney(centavos(amount)))).toBe(amount)
    }),
  )
})

test.each([
  [0, '0'],
  [100, '1'],
  [127_100, '1,271'],
  [6_250, '62.50'],
  [1_000_000, '10,000'],
])('%d hundredths of a point read %s', (hundredths, text) => {
  expect(formatPoints(hundredths)).toBe(text)
})
