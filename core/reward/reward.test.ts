import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { discountPercent } from './discount.ts'
import { rewardsInSentence } from './local-reward-name.ts'
import {
  coinItem,
  coinsIn,
  isPercentageItem,
  pointsIn,
  pointsItem,
  type RewardItem,
  rewardKindOf,
} from './reward-item.ts'
import { rewardCountText, turnoverText } from './reward-text.ts'
import { rewardItemIn, rewardItemOut, rewardItemsIn, rewardItemsOut } from './wire-reward.ts'

const item = (id: number, count: number, betRate = 0): RewardItem => ({ id, count, betRate: basisPoints(betRate) })

test.each([
  [1001, 'generalCoupon'],
  [1099, 'generalCoupon'],
  [1201, 'fixedCoupon'],
  [1299, 'fixedCoupon'],
  [1301, 'giveCoupon'],
  [1399, 'giveCoupon'],
  [2001, 'coin'],
  [2002, 'points'],
  [4001, 'ticket'],
  [6004, 'signInCard'],
  [6007, 'signInCard'],
  [40001, 'newYearPiece'],
  [40004, 'newYearPiece'],
])('item %i is a %s', (id, kind) => {
  expect(rewardKindOf(id)).toBe(kind)
})

test.each([0, 1000, 1100, 1200, 1300, 1400, 2000, 2003, 6003, 6008, 40005, 1001.5, -1, Number.NaN])(
  '%d is no reward',
  (id) => {
    expect(rewardKindOf(id)).toBeUndefined()
  },
)

test.each([
  [item(2001, 1_000), '₱10.00', '₱10.00'],
  [item(2002, 100), '1 point', '1 point'],
  [item(1003, 8), 'a deposit coupon of +8%', '+8% deposit coupon'],
  [item(1205, 50), 'a deposit coupon of ₱50.00', '₱50.00 deposit coupon'],
  [item(1301, 80), 'a bonus coupon of ₱80.00', '₱80.00 bonus coupon'],
  [item(4001, 1), '1 ticket', '1 ticket'],
  [item(6004, 1), 'a sign-in card', 'sign-in card'],
])('a sentence about %j has its article', (reward, english, filipino) => {
  expect(rewardsInSentence([reward], 'en')).toBe(english)
  expect(rewardsInSentence([reward], 'fil')).toBe(filipino)
})

test('several rewards are one list', () => {
  expect(rewardsInSentence([item(2001, 1_000), item(1301, 10)], 'en')).toBe('₱10.00 and a bonus coupon of ₱10.00')
})

test('fifteen coupons are percentages', () => {
  const percentages = Array.from({ length: 50_000 }, (_, id) => id).filter(isPercentageItem)
  expect(percentages).toEqual([
    1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1201, 1202, 1203, 1204,
  ])
})

test.each([
  [item(2001, 1_000), '₱10.00'],
  [item(2002, 125_000), '1,250.00'],
  [item(1003, 10), '10%'],
  [item(1204, 15), '15%'],
  [item(1205, 50), '₱50.00'],
  [item(1301, 10), '₱10.00'],
  [item(4001, 3), '×3'],
  [item(40002, 1), '×1'],
])('%o is shown as %s', (reward, text) => {
  expect(rewardCountText(reward)).toBe(text)
})

test('the turnover is shown where there is one', () => {
  expect(turnoverText(item(2001, 100, 30_000))).toBe('3× turnover')
  expect(turnoverText(item(2001, 100, 5_000))).toBe('0.5× turnover')
  expect(turnoverText(item(2001, 100))).toBeUndefined()
})

test('coins and points of a list add up', () => {
  const items = [item(2001, 150), item(2002, 30), item(2001, 50), item(1301, 7)]
  expect(coinsIn(items)).toBe(200n)
  expect(pointsIn(items)).toBe(30n)
})

describe('the discount of an offer', () => {
  test('is exactly 113 % where floating point makes it 112 %', () => {
    const [price, coin, points] = [100, 10, 375]
    expect(Math.floor(((price + coin + points * 0.008) / price) * 100)).toBe(112)
    expect(discountPercent({ price: centavos(100n), awards: [item(coinItem, coin), item(pointsItem, points)] })).toBe(
      113,
    )
  })

  test('of the documented example is 150 %', () => {
    const awards = [item(coinItem, 3_000), item(pointsItem, 125_000), item(1301, 10)]
    expect(discountPercent({ price: pesos(100n), awards })).toBe(150)
  })

  test('leaves out percentages, tickets and pieces, which have no price', () => {
    const awards = [item(1001, 50), item(1201, 50), item(4001, 9), item(40001, 9)]
    expect(discountPercent({ price: pesos(100n), awards })).toBe(100)
  })

  test('never says more than the offer gives, nor a whole percent less', () => {
    const count = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(count, count, count, fc.integer({ min: 1, max: 1_000 }), (price, coin, points, coupons) => {
        const awards = [item(coinItem, coin), item(pointsItem, points), item(1301, coupons)]
        const percent = BigInt(discountPercent({ price: centavos(BigInt(price)), awards }))
        const worth = 1_000n * BigInt(price + coin) + 8n * BigInt(points) + 100_000n * BigInt(coupons)
        expect(percent * 10n * BigInt(price) <= worth).toBe(true)
        expect((percent + 1n) * 10n * BigInt(price) > worth).toBe(true)
      }),
    )
  })

  test('of an offer without a price is a defect', () => {
    expect(() => discountPercent({ price: centavos(0n), awards: [] })).toThrow(RangeError)
  })
})

describe('a reward on the wire', () => {
  test('has its betRate as a decimal, in the domain as basis points', () => {
    expect(v.parse(rewardItemIn, { id: 2001, count: 500, betRate: 1.5 })).toEqual(item(2001, 500, 15_000))
    expect(v.parse(rewardItemIn, { id: 2001, count: 500 })).toEqual(item(2001, 500))
    expect(v.parse(rewardItemOut, item(2001, 500, 15_000))).toEqual({ id: 2001, count: 500, betRate: 1.5 })
  })

  test('can be written and read again', () => {
    const items = [item(2001, 500, 30_000), item(40001, 1)]
    expect(v.parse(rewardItemsIn, v.parse(rewardItemsOut, items))).toEqual(items)
  })

  test.each([
    { id: 2003, count: 1 },
    { id: '2001', count: 1 },
    { id: 2001, count: 0 },
    { id: 2001, count: 1.5 },
    { id: 2001, count: 1, betRate: -1 },
    { id: 2001, count: 1, betRate: 0.00001 },
    { id: 2001 },
    [],
    null,
  ])('%o is refused', (value) => {
    expect(v.safeParse(rewardItemIn, value).success).toBe(false)
  })

  test('names the field that is wrong', () => {
    const { issues } = v.safeParse(rewardItemsIn, [{ id: 2003, count: 1 }])
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['0.id'])
  })

  test('is typed and described', () => {
    expectTypeOf<v.InferOutput<typeof rewardItemIn>>().toEqualTypeOf<{
      betRate: RewardItem['betRate']
      id: number
      count: number
    }>()
    expectTypeOf<RewardItem>().toExtend<v.InferInput<typeof rewardItemOut>>()
    expect(toJsonSchema(rewardItemsIn, { typeMode: 'input' })).toMatchObject({ type: 'array', maxItems: 50 })
    expect(toJsonSchema(rewardItemsOut, { typeMode: 'output' })).toMatchObject({
      type: 'array',
      items: { type: 'object' },
    })
  })
})
