import { expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay } from '#core/clock/manila.ts'
import { type DayToWrite, firstVaultDay, waitOf } from './rules.ts'

const day = calendarDay('2026-11-21')
const ready: DayToWrite = { day, now: addDuration(endOfDay(day), hours(1)), isSummedUp: true, hasRoot: true }

test.each<{ what: string; change: Partial<DayToWrite>; wait: ReturnType<typeof waitOf> }>([
  { what: 'a day that ended an hour ago', change: {}, wait: undefined },
  { what: 'one that ended less than an hour ago', change: { now: instant(ready.now - 1) }, wait: 'dayOpen' },
  { what: 'one that the ledger has not summed up', change: { isSummedUp: false }, wait: 'notSummedUp' },
  { what: 'one whose root is not made yet', change: { hasRoot: false }, wait: 'noRoot' },
  {
    what: 'one whose root was missed',
    change: { hasRoot: false, now: endOfDay(addDays(day, 1)) },
    wait: undefined,
  },
])('$what waits for: $wait', ({ change, wait }) => {
  expect(waitOf({ ...ready, ...change })).toBe(wait)
})

test('a vault begins with the first day of a young house, and of an old one with the oldest root that can be proven', () => {
  expect(firstVaultDay(addDays(day, -3), day)).toBe(addDays(day, -3))
  expect(firstVaultDay(addDays(day, -900), day)).toBe(addDays(day, -34))
})
