import { expect, test } from 'vitest'
import { costOfFestival, costOfStars } from './cost.ts'
import { festivalKind } from './festival-kind.ts'

const festival = festivalKind.readSettings({})

test('stars cost what the dearest way through the shop gives for them', () => {
  expect(costOfStars(festival, 149)).toBe(0)
  // ₱100 for 2,000 stars is the dearest, ₱20 for 500 the next, ₱5 for 150 the third.
  expect(costOfStars(festival, 2_000)).toBe(10_000)
  expect(costOfStars(festival, 2_649)).toBe(12_000)
  expect(costOfStars(festival, 2_650)).toBe(12_500)
})

test('the worst is every pack and all that the shop allows, and the expected is what three kinds of players take', () => {
  const { expected, worst } = costOfFestival(festival, 14)
  const packs = 3_000n + 10_000n + 30_000n
  // A coupon costs when it is used.
  const shop = 5n * 500n + 5n * 800n + 3n * 2_000n + 10_000n
  expect(worst).toBe((packs + shop) * 1_000n)
  // 4 days of 70 stars; 11 of 160 with a pack of 100; 14 of 160 with packs of 1,200.
  const each = [costOfStars(festival, 280), 3_000 + costOfStars(festival, 1_860), 43_000 + costOfStars(festival, 3_440)]
  expect(expected).toBe(BigInt(400 * Number(each[0]) + 150 * Number(each[1]) + 50 * Number(each[2])))
})

test.each([
  ['packs', { packs: [1, 2].map((id) => ({ id, price: 100, rate: 1_000, stars: 1 })) }],
  ['packs', { packs: [1, 1].map((id, at) => ({ id, price: 100 + at, rate: 1_000, stars: 1 })) }],
  ['packs.0', { packs: [{ id: 1, price: 1, rate: 1, stars: 1 }] }],
  ['tasks.0', { tasks: [{ id: 1, kind: 1, rounds: 0, bets: 100, stars: 1 }] }],
  ['tasks.0', { tasks: [{ id: 1, kind: 2, rounds: 100, bets: 0, stars: 1 }] }],
  ['tasks', { tasks: [1, 1].map((id) => ({ id, kind: 0, rounds: 0, bets: 0, stars: 1 })) }],
  ['shop', { shop: [] }],
  ['shop.0.items', { shop: [{ id: 1, stars: 1, items: [], perPlayer: 1 }] }],
  ['name', { name: ' ' }],
])('a version with a fault in %s is refused at its field', (field, settings) => {
  expect(festivalKind.faultsOf(settings)).toMatchObject([{ field }])
})
