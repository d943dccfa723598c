import { expect, test } from 'vitest'
import { dragonFace } from './dragon-face.ts'

type Box = { readonly top: number; readonly bottom: number }

/** Every box that is drawn with round corners: the places of the cards, and the plates below them. */
function boxesOf(width: number, height: number): Box[] {
  const boxes: Box[] = []
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_context, name) =>
      name === 'roundRect'
        ? (_x: number, y: number, _w: number, h: number) => void boxes.push({ top: y, bottom: y + h })
        : () => ({ width: 40 }),
    set: () => true,
  })
  dragonFace.createPaint()({ context, width, height, result: null, part: 0 } as never)
  return boxes
}

test.each([
  [360, 180],
  [360, 220],
  [320, 160],
  [740, 200],
  [1_440, 420],
])('cards and name plates lie within a scene of %i by %i', (width, height) => {
  const boxes = boxesOf(width, height)
  expect(boxes).toHaveLength(4)
  for (const { top, bottom } of boxes) {
    expect(bottom).toBeLessThanOrEqual(height)
    expect(top).toBeGreaterThanOrEqual(0)
  }
})
