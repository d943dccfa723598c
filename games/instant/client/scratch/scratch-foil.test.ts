import { expect, test } from 'vitest'
import type { Surface } from '#games/client/surface.ts'
import { scratchAlong } from './scratch-foil.ts'

const noop = () => undefined
const surface = {
  context: { beginPath: noop, arc: noop, fill: noop },
  size: { width: 300, height: 300 },
} as unknown as Surface

test('a quick stroke of a mouse, reported at its two ends, takes off everything between them', () => {
  const gone = new Set<number>()
  scratchAlong(surface, { from: { x: 10, y: 12 }, to: { x: 290, y: 12 } }, gone)
  for (let column = 0; column < 12; column++) expect(gone.has(column)).toBe(true)
})

test('six such strokes open the ticket', () => {
  const gone = new Set<number>()
  let share = 0
  for (const y of [25, 75, 125, 175, 225, 275])
    share = scratchAlong(surface, { from: { x: 10, y }, to: { x: 290, y } }, gone)
  expect(share).toBeGreaterThan(0.5)
})

test('a press without a movement takes off what is below it', () => {
  const gone = new Set<number>()
  const at = { x: 150, y: 150 }
  scratchAlong(surface, { from: at, to: at }, gone)
  expect(gone.size).toBe(5)
})
