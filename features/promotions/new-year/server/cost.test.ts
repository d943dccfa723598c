import { expect, test } from 'vitest'
import { drawWeighted } from '#core/draw/draw.ts'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { boxTable, pieceIds, pieceIn, rarestPiece } from '../rules.ts'
import { costOfNewYear, dearestBox, dearestGrand, expectedCost, pieceCost, pointsFor } from './cost.ts'
import { newYearKind } from './new-year-kind.ts'

const newYear = newYearKind.readSettings({})

test('a season costs what its boxes, drawn one by one with other seeds, come to', () => {
  const draw = seededFastDraw(7)
  const players = 3_000
  let grands = 0
  let since = 0
  for (let player = 0; player < players; player += 1) {
    const pieces = new Map<number, number>()
    let opened = 0
    for (let box = 0; box < 64; box += 1) {
      since = box === 0 ? 1 : since + 1
      const piece = pieceIn(drawWeighted(boxTable(newYear.prizes, since === 20), draw).items) ?? 0
      pieces.set(piece, (pieces.get(piece) ?? 0) + 1)
      if (piece === rarestPiece) since = 0
      const most = Math.min(...pieceIds.map((id) => pieces.get(id) ?? 0))
      if (box % 2 === 1 && most > opened) opened += 1
    }
    grands += opened
  }
  const average = 0.6 * 2_800 + 0.25 * 5_800 + 0.1 * 8_800 + 0.04 * 12_800 + 0.01 * 28_800
  const said = expectedCost(newYear, { days: 32, boxes: 2 })
  // What a player has left at the end becomes about a peso of points.
  const points = 100
  expect(Math.abs((grands / players) * average + points - said) / said).toBeLessThan(0.05)
})

test('the worst is every box and every grand box at its dearest, for 1,000 players', () => {
  expect([dearestBox(newYear), dearestGrand(newYear)]).toEqual([80n, 28_800n])
  const { expected, worst } = costOfNewYear(newYear, 32)
  expect(worst).toBe((32n * 9n * 80n + 32n * 28_800n) * 1_000n)
  expect(expected > pesos(20_000n) && expected < pesos(200_000n)).toBe(true)
})

test('a piece costs the points that it becomes', () => {
  expect(pieceIds.map((id) => pieceCost(newYear, id))).toEqual([4n, 8n, 16n, 80n])
  expect(pointsFor(newYear, [40_001, 40_004, 40_004])).toMatchObject([{ id: 2002, count: 20_500 }])
  expect(pointsFor(newYear, [])).toEqual([])
})

const coins = [{ id: 2001, count: 100 }]
const piece = (id: number, weight = 2_500) => ({ weight, piece: id, items: [] })
test.each([
  ['prizes', { prizes: pieceIds.map((id) => piece(id, 2_499)) }],
  ['prizes', { prizes: [piece(40_001, 10_000)] }],
  ['prizes.0', { prizes: [{ weight: 10_000, piece: 0, items: [] }] }],
  ['prizes.0', { prizes: [{ ...piece(40_001, 10_000), items: coins }] }],
  ['prizes.0.items', { prizes: [{ weight: 10_000, piece: 0, items: [{ id: 40_001, count: 1 }] }] }],
  ['grandPrizes', { grandPrizes: [{ weight: 9_999, items: coins }] }],
  ['tasks', { tasks: [1, 1].map((id) => ({ id, kind: 0, need: 0, boxes: 1 })) }],
  ['tasks', { tasks: [1, 2].map((id) => ({ id, kind: 1, need: 0, boxes: 1 })) }],
  ['tasks', { tasks: [{ id: 1, kind: 2, need: 0, boxes: 1 }] }],
  ['extraPer', { extraPer: 99 }],
  ['leftovers', { leftovers: [{ id: 40_001, points: 1 }] }],
  ['midnight', { midnight: '2027-02-30T00:00' }],
  ['midnight', { midnight: 'New Year' }],
])('a version with a fault in %s is refused at its field', (field, settings) => {
  expect(newYearKind.faultsOf(settings)).toMatchObject([{ field }])
})
