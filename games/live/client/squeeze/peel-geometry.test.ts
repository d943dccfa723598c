import { expect, test } from 'vitest'
import { bandsOf, grabAt, isPastTurn, peelOf, turnOf } from './peel-geometry.ts'

const card = { width: 100, height: 140 }
const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]

test.each([
  { at: 'near the left edge', point: { x: -40, y: 10 }, grab: [-50, 10] },
  { at: 'near the lower edge', point: { x: 5, y: 60 }, grab: [5, 70] },
  { at: 'near a corner', point: { x: 38, y: -60 }, grab: [50, -70] },
  { at: 'beside the card', point: { x: 90, y: 0 }, grab: [50, 0] },
  { at: 'in the middle', point: { x: 0, y: 0 }, grab: [50, 0] },
])('a finger $at takes hold of the nearest edge or corner', ({ point, grab }) => {
  expect(rounded(grabAt(point, card))).toEqual(grab)
})

test('the edge that is held lies under the finger once it has gone round the roll', () => {
  const pull = { grab: { x: -50, y: 0 }, by: { x: 60, y: 0 } }
  const peel = peelOf(pull, card)
  if (peel === undefined) throw new Error('the pull leads into the card')
  const flap = bandsOf(peel, card).at(-1)
  const flat = pull.grab.x - peel.line
  expect(peel.line + flat * (flap?.scale ?? 0) + (flap?.move ?? 0)).toBeCloseTo(pull.grab.x + pull.by.x)
})

test('a pull away from the card bends nothing, and a slanting one stays on the way into it', () => {
  expect(peelOf({ grab: { x: -50, y: 0 }, by: { x: -30, y: 0 } }, card)).toBeUndefined()
  expect(peelOf({ grab: { x: -50, y: 0 }, by: { x: 0, y: 60 } }, card)).toBeUndefined()
  const slanting = peelOf({ grab: { x: -50, y: 0 }, by: { x: 10, y: 80 } }, card)
  expect(slanting?.normal.x).toBeGreaterThan(0.7)
})

test('the strips of a roll follow each other without a gap, first the back and then the face', () => {
  const peel = peelOf({ grab: { x: 50, y: 70 }, by: { x: -40, y: -50 } }, card)
  if (peel === undefined) throw new Error('the pull leads into the card')
  const bands = bandsOf(peel, card)
  const sides = bands.map(({ side }) => side)
  expect(sides).toEqual(sides.toSorted())
  for (const [index, { from, to, side }] of bands.entries()) {
    const next = bands[index + 1]
    if (next === undefined || next.side !== side) continue
    expect(side === 'back' ? next.to : next.from).toBeCloseTo(side === 'back' ? from : to)
  }
  expect(Math.min(...bands.map(({ from }) => from))).toBeCloseTo(-peel.radius)
})

test.each([
  { by: 30, isPast: false },
  { by: 79, isPast: false },
  { by: 81, isPast: true },
])('pulled by $by of a hundred, the card turns by itself: $isPast', ({ by, isPast }) => {
  const peel = peelOf({ grab: { x: 50, y: 0 }, by: { x: -by, y: 0 } }, card)
  expect(peel !== undefined && isPastTurn(peel, card)).toBe(isPast)
})

test.each([
  { name: 'a side', grab: { x: -50, y: 12 }, by: { x: 70, y: 20 } },
  { name: 'an end', grab: { x: 5, y: 70 }, by: { x: 8, y: -120 } },
  { name: 'a corner', grab: { x: 50, y: -70 }, by: { x: -60, y: 90 } },
  { name: 'nothing, by a tap', grab: { x: 50, y: 0 }, by: { x: 0, y: 0 } },
])('a card turned from $name ends face up in its own place', (pull) => {
  const { peel, shift } = turnOf(pull, card, 1)
  expect(peel.radius).toBeCloseTo(0)
  // The whole card lies beyond the line, folded flat, and is moved back to where it was.
  const middle = { x: peel.normal.x * peel.line * 2 + shift.x, y: peel.normal.y * peel.line * 2 + shift.y }
  expect(rounded(middle)).toEqual([0, 0])
})

test('a turn begins where the card was let go', () => {
  const pull = { grab: { x: 50, y: 70 }, by: { x: -50, y: -60 } }
  const { peel, shift } = turnOf(pull, card, 0)
  expect(peel).toEqual(peelOf(pull, card))
  expect(rounded(shift)).toEqual([0, 0])
})
