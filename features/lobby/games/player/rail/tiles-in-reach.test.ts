import { expect, test } from 'vitest'
import { tilesInReach } from './tiles-in-reach.ts'

const phone = { width: 360, tileWidth: 104 }
const desktop = { width: 1120, tileWidth: 142 }

test.each([
  ['a phone shows three and a half at rest, and two wait behind the edge', { ...phone, scrolled: 0 }, 6],
  ['a row that moves has two views ahead', { ...phone, scrolled: 1 }, 11],
  ['in the middle', { ...phone, scrolled: 700 }, 18],
  ['a desktop shows eight at rest, and four wait', { ...desktop, scrolled: 0 }, 12],
  ['one push of its button', { ...desktop, scrolled: 896 }, 30],
  ['a row that has no layout yet', { scrolled: 0, width: 360, tileWidth: 0 }, 0],
])('%s', (_case, view, tiles) => {
  expect(tilesInReach(view)).toBe(tiles)
})

test('wherever a row stands, the tile at its right edge and half a view behind it are in reach', () => {
  for (const { width, tileWidth } of [phone, desktop]) {
    for (let scrolled = 0; scrolled < 3_000; scrolled += 17) {
      expect(tilesInReach({ scrolled, width, tileWidth }) * tileWidth).toBeGreaterThanOrEqual(scrolled + 1.5 * width)
    }
  }
})
