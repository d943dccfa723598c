import { expect, test } from 'vitest'
import { drawWeighted } from '#core/draw/draw.ts'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { giftCost } from '#features/promotions/kit/server/index.ts'
import { christmasKind } from './christmas-kind.ts'
import { costOfCalendar, dearestPrize, expectedCost } from './cost.ts'

const calendar = christmasKind.readSettings({})
const draw = seededFastDraw(25)

/** What one player is given who opens so many doors, drawn as the server draws. */
function givenFor(doors: number): number {
  const prizes = Array.from({ length: doors }, () => drawWeighted(calendar.prizes, draw))
  const keys = prizes.reduce((sum, prize) => sum + prize.keys, 0)
  const boxes = calendar.boxes.filter(({ need }) => keys >= need)
  return [...prizes, ...boxes].reduce((sum, { items }) => sum + Number(giftCost(items)), 0)
}

test.each([1, 8, 25, 40])('%i doors that are drawn cost what the operator was told, within three percent', (doors) => {
  const players = 30_000
  const given = Array.from({ length: players }, () => givenFor(doors)).reduce((sum, cost) => sum + cost, 0)
  expect(Math.abs(given / players / expectedCost(calendar, doors) - 1)).toBeLessThan(0.03)
})

test('the worst is every door and every extra one at its dearest, with every box, for 1,000 players', () => {
  expect(dearestPrize(calendar)).toBe(2_000n)
  const { expected, worst } = costOfCalendar(calendar)
  expect(worst).toBe((25n * 4n * 2_000n + 2_000n + 6_000n + 15_000n) * 1_000n)
  expect(expected > 2_000_000n && expected < 6_000_000n).toBe(true)
})

test.each([
  ['prizes', { prizes: [{ weight: 9_999, keys: 1, items: [] }] }],
  ['prizes.0', { prizes: [{ weight: 10_000, keys: 0, items: [] }] }],
  ['boxes', { boxes: [1, 1].map((id) => ({ id, need: 1, items: [{ id: 2001, count: 1 }] })) }],
  ['extraPer', { extraPer: 99 }],
  ['doors', { doors: 32 }],
])('a version with a fault in %s is refused at its field', (field, settings) => {
  expect(christmasKind.faultsOf(settings)).toMatchObject([{ field }])
})
