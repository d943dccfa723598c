import { expect, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import { giftWorth } from './gift-worth.ts'

const item = (id: number, count: number) => ({ id, count, betRate: basisPoints(0) })

test.each([
  { what: 'coins are worth themselves', items: [item(2001, 12_345)], worth: 12_345n },
  { what: 'ten million points are worth ₱80,000', items: [item(2002, 1_000_000_000)], worth: 8_000_000n },
  { what: 'a part of a centavo is rounded up', items: [item(2002, 1)], worth: 1n },
  { what: 'a coupon of ₱1,000,000 is worth that', items: [item(1301, 1_000_000)], worth: 100_000_000n },
  { what: 'a percentage is worth what it adds at most', items: [item(1001, 50)], worth: 100_000n },
  { what: 'tickets count by the piece', items: [item(4001, 3)], worth: 15_000n },
  { what: 'cards count by the piece', items: [item(6004, 2)], worth: 10_000n },
  { what: 'all of a letter counts together', items: [item(2001, 100), item(4001, 1)], worth: 5_100n },
  { what: 'nothing is worth nothing', items: [], worth: 0n },
])('$what', ({ items, worth }) => {
  expect(giftWorth(items)).toBe(worth)
})
