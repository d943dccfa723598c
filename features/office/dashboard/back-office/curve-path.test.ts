import { expect, test } from 'vitest'
import { areaPath, cumulated, curvePath, heightOf, rangeOf } from './curve-path.ts'

const scale = { low: -10, high: 10, width: 230, height: 100 }

test('a curve begins at midnight on the left and ends where the day has come to', () => {
  expect(curvePath([0, 10, -10], scale)).toBe('M0 50L10 0L20 100')
  expect(curvePath([], scale)).toBe('')
})

test('an area is closed along zero, also below it', () => {
  expect(areaPath([-10, -10], scale)).toBe('M0 100L10 100L10 50L0 50Z')
})

test('zero is always in sight, and a day of nothing is a line on the ground', () => {
  expect(rangeOf([[5, 7], [6]])).toEqual({ low: 0, high: 7 })
  expect(rangeOf([[-5], []])).toEqual({ low: -5, high: 0 })
  expect(heightOf(0, { ...scale, ...rangeOf([[0], []]) })).toBe(100)
})

test('hourly values are summed up to each hour', () => {
  expect(cumulated([1, 0, -3, 4])).toEqual([1, 1, -2, 2])
})
