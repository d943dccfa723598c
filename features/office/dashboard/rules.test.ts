import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { comparedDays, figureOf, inQueueOrder, windowOf } from './rules.ts'

const day = calendarDay('2026-11-21')

test('days are those of Manila, also in the last millisecond before midnight', () => {
  expect(comparedDays(instant(endOfDay(day) - 1))).toEqual({
    today: day,
    yesterday: '2026-11-20',
    lastWeek: '2026-11-14',
  })
  expect(comparedDays(endOfDay(day)).today).toBe('2026-11-22')
})

test('an earlier day is compared up to the same time of the day', () => {
  const now = instant(startOfDay(day) + 3_600_001)
  const { from, until, soFar } = windowOf(calendarDay('2026-11-14'), now)
  expect([until - from, soFar - from]).toEqual([86_400_000, 3_600_001])
})

test('a curve has every hour, and its sums are those of its parts', () => {
  const figure = figureOf(
    [
      { hour: 0, value: 5n, soFar: 5n },
      { hour: 23, value: 7n, soFar: 0n },
    ],
    [{ hour: 23, value: 9n, soFar: 2n }],
  )
  expect(figure.hours).toHaveLength(24)
  expect([figure.hours[0], figure.hours[1], figure.hours[23]]).toEqual([5n, 0n, -2n])
  expect([figure.soFar, figure.all]).toEqual([3n, 3n])
})

test('what waits for people stands in the order in which it is looked at, and an unknown queue comes last', () => {
  const queues = ['unknown', 'codes', 'withdrawals', 'transfers', 'approvals'].map((name) => ({ name }))
  expect(inQueueOrder(queues).map(({ name }) => name)).toEqual([
    'approvals',
    'withdrawals',
    'transfers',
    'codes',
    'unknown',
  ])
})
