import { describe, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { pesos } from '#core/money/centavos.ts'
import { pointsEndAt, quietSince } from './expiry.ts'
import { priceOf, refuseExchange, timesItems } from './shop-rules.ts'

const item = {
  id: 1,
  name: { en: 'Coins', fil: 'Coins' },
  points: 1_250,
  items: [],
  worth: pesos(1n),
  stock: 5,
  perPlayer: 2,
  vipMin: 1,
}
const facts = { balance: 250_000n, vip: 1, taken: 0 }

describe('an exchange', () => {
  test.each([
    { what: 'of what is not there', given: undefined, count: 1, change: {}, refusal: 'notOpen' },
    { what: 'below its VIP level', given: item, count: 1, change: { vip: 0 }, refusal: 'notEligible' },
    { what: 'of more than one player may have', given: item, count: 2, change: { taken: 1 }, refusal: 'soldOut' },
    {
      what: 'of more than the points reach',
      given: item,
      count: 2,
      change: { balance: 249_999n },
      refusal: 'conditionNotReached',
    },
    { what: 'that takes the last point', given: item, count: 2, change: {}, refusal: undefined },
  ])('$what is $refusal', ({ given, count, change, refusal }) => {
    expect(refuseExchange(given, count, { ...facts, ...change })).toBe(refusal)
  })

  test('of three brings sums three times as large, and three of everything else', () => {
    const [coin, coupon] = [
      { id: 2001, count: 1_000, betRate: basisPoints(0) },
      { id: 1001, count: 5, betRate: basisPoints(0) },
    ]
    expect(timesItems([coin, coupon], 3)).toEqual([{ ...coin, count: 3_000 }, coupon, coupon, coupon])
    expect(priceOf(item, 3)).toBe(375_000n)
  })
})

test.each([
  ['2026-11-22', '2027-11-22'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('points unused since %s expire on %s', (since, end) => {
  const at = addDuration(startOfDay(calendarDay(since)), hours(23))
  expect(dayOf(pointsEndAt(at))).toBe(end)
  expect(pointsEndAt(at) - startOfDay(calendarDay(end))).toBe(hours(23))
  expect(quietSince(pointsEndAt(at))).toBeLessThanOrEqual(at)
})
