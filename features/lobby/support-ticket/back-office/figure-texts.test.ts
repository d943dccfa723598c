import { expect, test } from 'vitest'
import { averageTenths, responseTimes } from '../figure-rules.ts'
import { averageText, timesText } from './figure-texts.ts'

test.each([
  [null, 0, '–'],
  [null, 4, 'Too few (4)'],
  [0, 5, '0 seconds'],
  [1, 5, '1 second'],
  [119, 5, '119 seconds'],
  [120, 5, '2 minutes'],
  [7_169, 5, '119 minutes'],
  [7_170, 5, '2 hours'],
  [90_000, 5, '25 hours'],
] as const)('%s seconds of %s first answers are “%s”', (seconds, count, text) => {
  expect(timesText(seconds, count)).toBe(text)
})

test.each([
  [0, 0, '–'],
  [4, 20, 'Too few (4)'],
  [5, 22, '4.4 of 5 (5)'],
  [3_000, 12_345, '4.1 of 5 (3,000)'],
] as const)('%s ratings of %s stars together are “%s”', (ratings, stars, text) => {
  expect(averageText({ count: ratings, averageTenths: averageTenths({ ratings, stars }) })).toBe(text)
})

test('a median is told from five first answers on, the slow tenth from ten on', () => {
  const times = { medianSeconds: 60.4, slowSeconds: 90.6 }
  expect(responseTimes({ firsts: 4, ...times })).toEqual({ count: 4, medianSeconds: null, slowSeconds: null })
  expect(responseTimes({ firsts: 5, ...times })).toEqual({ count: 5, medianSeconds: 60, slowSeconds: null })
  expect(responseTimes({ firsts: 10, ...times })).toEqual({ count: 10, medianSeconds: 60, slowSeconds: 91 })
})
