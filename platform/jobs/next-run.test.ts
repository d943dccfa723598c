import { describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { instant } from '#core/clock/instant.ts'
import { firstRun, nextRun } from './next-run.ts'

const at = (text: string) => instant(Date.parse(text))

describe('a time of the day', () => {
  test.each([
    ['2026-11-21T01:59:59+08:00', '2026-11-21T02:00:00+08:00'],
    ['2026-11-21T02:00:00+08:00', '2026-11-22T02:00:00+08:00'],
    ['2026-11-21T23:59:59+08:00', '2026-11-22T02:00:00+08:00'],
    ['2026-11-22T00:00:00+08:00', '2026-11-22T02:00:00+08:00'],
    ['2026-12-31T20:00:00Z', '2027-01-02T02:00:00+08:00'],
  ])('is that of Manila: after %s comes %s', (now, next) => {
    expect(nextRun({ dailyAt: '02:00' }, { dueAt: at(now), now: at(now) })).toBe(at(next))
    expect(firstRun({ dailyAt: '02:00' }, at(now))).toBe(at(next))
  })

  test.each(['24:00', '2:00', '02:60', '-1:00'] as const)('%s is none', (dailyAt) => {
    expect(() => nextRun({ dailyAt }, { dueAt: instant(0), now: instant(0) })).toThrow(dailyAt)
  })
})

describe('an interval', () => {
  const dueAt = at('2026-11-21T12:00:00Z')

  test.each([
    [seconds(0), minutes(10)],
    [minutes(9), minutes(10)],
    [minutes(10), minutes(20)],
    [hours(5), hours(5) + minutes(10)],
  ])('keeps its rhythm and catches up on nothing: %i ms late, next after %i ms', (late, next) => {
    const now = instant(dueAt + late)
    expect(nextRun({ every: minutes(10) }, { dueAt, now })).toBe(dueAt + next)
  })

  test('runs first at once, and must be longer than nothing', () => {
    expect(firstRun({ every: minutes(10) }, dueAt)).toBe(dueAt)
    expect(() => nextRun({ every: seconds(0) }, { dueAt, now: dueAt })).toThrow('greater than zero')
  })
})
