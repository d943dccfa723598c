import { expect, test } from 'vitest'
import { windowRows } from './window-rows.ts'

const grid = { rows: 1000, rowHeight: 150, screenHeight: 740 }

test.each([
  ['at the top', 300, { from: 0, to: 5 }],
  ['with the first row at the edge', 0, { from: 0, to: 7 }],
  ['in the middle', -15_000, { from: 98, to: 107 }],
  ['at the end', -149_400, { from: 994, to: 1000 }],
  ['far below the screen', 9_000, { from: 0, to: 1 }],
])('%s the rows in sight are drawn, with two more on each side', (_where, top, range) => {
  expect(windowRows({ ...grid, top })).toEqual(range)
})

test('however many games there are, never more than a screen and its edges is drawn', () => {
  for (let top = 800; top > -150_000; top -= 37) {
    const { from, to } = windowRows({ ...grid, top })
    expect(to - from).toBeLessThanOrEqual(Math.ceil(740 / 150) + 1 + 4)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(1000)
  }
})

test('a grid scrolled out above keeps its last rows, and one without rows has none', () => {
  expect(windowRows({ ...grid, rows: 3, top: -5_000 })).toEqual({ from: 2, to: 3 })
  expect(windowRows({ ...grid, rows: 0, top: 0 })).toEqual({ from: 0, to: 0 })
})

test('before anything could be measured, all is drawn', () => {
  expect(windowRows({ ...grid, rows: 4, rowHeight: 0, top: 0 })).toEqual({ from: 0, to: 4 })
})
